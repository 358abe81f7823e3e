import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "..");
const tsx = createRequire(import.meta.url).resolve("tsx/cli");
const vite = path.join(root, "node_modules/vite/bin/vite.js");

const WATCHERS: readonly { readonly name: string; readonly args: readonly string[] }[] = [
  { name: "codegen", args: [tsx, "generator/cli.ts", "watch"] },
  { name: "backend", args: [tsx, "watch", "--clear-screen=false", "src/backend/main.ts"] },
  { name: "console", args: [vite, "--clearScreen", "false"] },
];

const width = Math.max(...WATCHERS.map(({ name }) => name.length));
let ending = false;

const children = WATCHERS.map(({ name, args }) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: process.env });
  prefixLines(child, name);
  child.on("exit", (code, signal) => {
    if (!ending) {
      console.log(`${name.padEnd(width)} | ended (${signal ?? `exit code ${code}`}); ending the others`);
      process.exitCode = 1;
      endAll();
    }
  });
  return child;
});

function prefixLines(child: ChildProcess, name: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) {
      createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(width)} | ${line}`));
    }
  }
}

function endAll(): void {
  ending = true;
  for (const child of children) {
    child.kill("SIGTERM");
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, endAll);
}
