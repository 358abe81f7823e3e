import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../testing/temporary-folder.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const ADDRESS = /The console: (http:\/\/\S+)/;

let folder = "";
beforeEach(() => {
  folder = testFolder("entity-console-signals-");
});

/** `npm run backend` in its own process group, as a supervisor starts it. */
async function startByNpm() {
  const npm = spawn("npm", ["run", "--silent", "backend", "--", "--product", "testing/fixture"], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: "development", DATA_DIR: folder, PORT: "0", DATA_DURABILITY: "relaxed" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | string | null>((resolve) => {
    npm.once("exit", (code, signal) => resolve(code ?? signal));
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = ADDRESS.exec(output) ?? [];
      if (found !== undefined) {
        resolve(found);
      }
    };
    npm.stdout.on("data", read);
    npm.stderr.on("data", read);
    void ended.then((code) => reject(new Error(`npm ended (${code}): ${output}`)));
  });
  return { npm, ended, url };
}

/** The target of a signal: only npm, or the whole group, like Ctrl+C in a terminal. */
test.each([
  ["SIGTERM", "npm alone", 1],
  ["SIGINT", "npm alone", 1],
  ["SIGINT", "the whole group", -1],
] as const)(
  "%s to %s ends a backend that npm started, and frees its port and lock",
  async (signal, _, sign) => {
    const { npm, ended, url } = await startByNpm();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    process.kill(sign * (npm.pid ?? 0), signal);
    await ended;
    // npm exits after the backend, so both have ended.
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    expect(existsSync(path.join(folder, "database.lock"))).toBe(false);
  },
  180_000,
);

test("no shell remains between npm and a long-running script", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const lasting = [scripts["start"], scripts["dev"], scripts["backend"]];
  expect(lasting.filter((script) => script?.startsWith("exec node ") !== true)).toEqual([]);
});
