import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const SECRET = "s3cr3t-Wort";
const SIGN_IN = ["--username", "ana", "--password", SECRET];

interface Outcome {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

function run(script: string, words: readonly string[]): Promise<Outcome> {
  const args = ["--import", "tsx/esm", path.join(ROOT, "scripts", script), ...words];
  const env = { ...process.env, NODE_ENV: "development", TRY_USERNAME: "", TRY_PASSWORD: "" };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });
}

/** Exit codes: 2 for invalid arguments, 3 for a folder without a product. */
const rejected: readonly (readonly [string, readonly string[], number, RegExp])[] = [
  ["build.ts", ["--watch"], 2, /^Not understood: --watch/],
  ["build.ts", ["examples/veterinary"], 2, /^Not understood: examples/],
  ["build.ts", [""], 2, /^Not understood/],
  ["build.ts", ["--product"], 3, /is not followed by a folder/],
  ["build.ts", ["--product="], 3, /is not followed by a folder/],
  ["build.ts", ["--product", "nothing"], 3, /^There is no folder nothing/],
  ["build.ts", ["--product", "package.json"], 3, /^There is no folder package\.json/],
  ["build.ts", ["--product", "docs"], 3, /has no schema/],
  ["build.ts", ["--product", "../elsewhere"], 3, /lies outside/],
  ["test.ts", ["--only-this"], 2, /unknown option/],
  ["test.ts", ["sweeps"], 2, /too many arguments/],
  ["test.ts", ["--full", "--only", "sweep"], 2, /No part of that name: sweep/],
  ["test.ts", ["--full", "--budget", "soon"], 2, /Must be a number of seconds/],
  ["dev.ts", ["--open"], 2, /^Not understood: --open/],
  ["dev.ts", ["--product", "nothing"], 3, /^There is no folder nothing/],
  ["start.js", ["--product", "nothing"], 3, /^There is no folder nothing/],
  ["start.js", ["bogus"], 1, /^Not understood: bogus/],
  ["backend.js", ["--product"], 3, /is not followed by a folder/],
  ["backend.js", ["--product", "nothing"], 3, /^There is no folder nothing/],
  ["backend.js", ["--port", "8090"], 1, /^Not understood: --port 8090/],
  ["try-backend/main.ts", [], 2, /missing required argument/],
  ["try-backend/main.ts", ["", ...SIGN_IN], 2, /^Give the address/],
  ["try-backend/main.ts", ["backend.example", ...SIGN_IN], 2, /^Give the address/],
  ["try-backend/main.ts", ["http://", ...SIGN_IN], 2, /^Give the address/],
  ["try-backend/main.ts", ["ftp://h/api", ...SIGN_IN], 2, /^Give the address/],
  ["try-backend/main.ts", [`https://ana:${SECRET}@h/api`, ...SIGN_IN], 2, /no username and no password/],
  ["try-backend/main.ts", [`https://h/api?token=${SECRET}`, ...SIGN_IN], 2, /no query/],
  ["try-backend/main.ts", ["https://h/api"], 2, /^Give --username and --password/],
  [
    "try-backend/main.ts",
    ["https://h/api", "--username", "ana", "--password", ""],
    2,
    /^Give --username and --password/,
  ],
  ...["abc", "", "0", "-1", "1e9", "99999", "Infinity"].map(
    (seconds) =>
      ["try-backend/main.ts", ["https://h/api", ...SIGN_IN, `--timeout=${seconds}`], 2, /^--timeout: must be/] as const,
  ),
  ["try-backend/main.ts", ["https://h/api", ...SIGN_IN, "--timeout"], 2, /argument missing/],
  ["try-backend/main.ts", ["https://h/api", ...SIGN_IN, "--refresh", "renew"], 2, /^--refresh: must be a path/],
  ["try-backend/main.ts", ["https://h/api", "again", ...SIGN_IN], 2, /too many arguments/],
  ["try-backend/main.ts", ["https://h/api", ...SIGN_IN, "--bogus"], 2, /unknown option/],
  ["try-backend/main.ts", ["https://h/api", ...SIGN_IN, "--product", "nothing"], 3, /^There is no folder nothing/],
  ["try-backend/main.ts", ["https://h/api", ...SIGN_IN, "--product"], 3, /is not followed by a folder/],
];

describe.concurrent("a script with invalid arguments", () => {
  test.each(rejected)(
    "%s %j ends with %i and one line",
    async (...[script, words, code, text]) => {
      const before = readdirSync(ROOT);
      const outcome = await run(script, words);
      expect([outcome.code, outcome.err.trimEnd().split("\n")]).toEqual([code, [expect.stringMatching(text)]]);
      expect(outcome.out.replace("Starting the console...\n", "")).toBe("");
      expect(outcome.err).not.toContain(SECRET);
      expect(readdirSync(ROOT)).toEqual(before);
    },
    120_000,
  );
});
