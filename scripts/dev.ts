import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import {
  findProduct,
  isInstalled,
  type ProductPaths,
  takeProduct,
  workspaceRoot,
} from "../generator/paths/product-paths.ts";
import { findVite, frameworkFile } from "./build/run-vite.ts";
import { exitWithMessage, rejectArguments } from "./usage-error.ts";

interface Watcher {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: { readonly [name: string]: string };
}

const root = workspaceRoot;
const vite = findVite(root);

const host = process.env["HOST"] ?? "127.0.0.1";
const port = process.env["PORT"] ?? "8080";
// The console's server forwards calls to this one (vite.config.ts).
const backendPort = process.env["BACKEND_PORT"] ?? "8081";

const { folder, generated, migrations } = chosenProduct();
const PRODUCT = ["--product", folder];
/** The backend applies migrations when it starts. */
const MIGRATIONS = path.join(migrations, "*.sql");
const TABLES = path.join(generated, "backend/tables.ts");

function chosenProduct(): ProductPaths {
  try {
    const { product, rest } = takeProduct(process.argv.slice(2));
    rejectArguments("dev", rest);
    return findProduct(product);
  } catch (error) {
    exitWithMessage(error);
    process.exit();
  }
}

const BACKEND = { HOST: "127.0.0.1", PORT: backendPort };

/** In the repository, backend and framework are TypeScript. Migrations are not written on each save, only missed. */
function sourceWatchers(): readonly Watcher[] {
  const tsx = [createRequire(import.meta.url).resolve("tsx/cli"), "watch", "--clear-screen=false"];
  return [
    { name: "tables", args: [...tsx, "--include", TABLES, "scripts/migrations/migrations.ts", "--check", ...PRODUCT] },
    { name: "backend", args: [...tsx, "--include", MIGRATIONS, "scripts/backend.ts", ...PRODUCT], env: BACKEND },
  ];
}

/** With an installed package, only the product's backend is TypeScript. */
function installedWatchers(): readonly Watcher[] {
  return [{ name: "backend", args: [frameworkFile("scripts/dev-backend.ts"), ...PRODUCT], env: BACKEND }];
}

const WATCHERS: readonly Watcher[] = [
  ...(isInstalled ? installedWatchers() : sourceWatchers()),
  // Also runs the generator, so a mistake in the spec appears over the page (codegen-plugin.ts).
  {
    name: "console",
    args: [
      vite,
      ...(isInstalled ? ["--config", frameworkFile("vite.config.ts"), "--configLoader", "native"] : []),
      ...["--clearScreen", "false", "--host", host, "--port", port, "--strictPort"],
    ],
    env: { BACKEND_PORT: backendPort, PRODUCT: folder },
  },
];

const width = Math.max(...WATCHERS.map(({ name }) => name.length));
let ending = false;

function startWatcher({ name, args, env }: Watcher): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(width)} | ${line}`));
  }
  child.on("exit", (code, signal) => {
    if (!ending) {
      console.log(`${name.padEnd(width)} | ended (${signal ?? `exit code ${code}`}); ending the others`);
      process.exitCode = 1;
      endAll();
    }
  });
  return child;
}

function endAll(): void {
  if (ending) {
    return;
  }
  ending = true;
  for (const child of children) {
    child.kill("SIGTERM");
  }
}

console.log(`Watching schema, generator, backend and console. The console: http://${host}:${port}`);
const children = WATCHERS.map(startWatcher);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, endAll);
}
