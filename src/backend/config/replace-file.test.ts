import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { addSecret } from "./signing-secrets.ts";

const OLD = "an-old-secret-0123456789-0123456789-01";
const SOURCE = new URL("signing-secrets.ts", import.meta.url).href;
/** Kills the process before such a call, or after the first bytes of a write. */
const toKillBefore = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { writeFileSync } = fs;
    fs.${name} = (file, content) => {
      if ("${name}" === "writeFileSync") {
        writeFileSync(file, content.slice(0, 10));
      }
      process.kill(process.pid, "SIGKILL");
    };
    syncBuiltinESMExports();`)}`;

let folder = "";
let file = "";
beforeEach(() => {
  folder = testFolder("entity-console-replaced-");
  file = join(folder, "secrets");
  writeFileSync(file, `${OLD}\n`, { mode: 0o600 });
});

const lines = () => readFileSync(file, "utf8").trimEnd().split("\n");

test.each(["writeFileSync", "fsyncSync", "renameSync", "closeSync"])(
  "a rotation that is killed at its %s leaves the old secrets or the new ones, complete",
  (name) => {
    const script = `const { addSecret } = await import("${SOURCE}");
      await import("${toKillBefore(name)}");
      addSecret(${JSON.stringify(file)});`;
    const words = ["--import", "tsx", "--input-type=module", "--eval", script];
    const { signal } = spawnSync(process.execPath, words);
    expect(signal).toBe("SIGKILL");
    expect(lines().at(-1)).toBe(OLD);
    expect(lines().every((line) => line.length >= OLD.length)).toBe(true);
    addSecret(file);
    expect(lines().at(-1)).toBe(OLD);
  },
);

test("a rotation keeps the file's permissions, and replaces the target of a link", () => {
  chmodSync(file, 0o640);
  // Only root can change the owner of a file.
  const [uid, gid] = process.getuid?.() === 0 ? [1234, 1235] : [statSync(file).uid, statSync(file).gid];
  chownSync(file, uid, gid);
  const link = join(folder, "link");
  symlinkSync(file, link);
  addSecret(link);
  expect(lines()).toHaveLength(2);
  expect(statSync(file)).toMatchObject({ uid, gid });
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder).toSorted()).toEqual(["link", "secrets"]);
});

test("a missing file is created for its owner only", () => {
  rmSync(file);
  addSecret(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a file that cannot be replaced is reported, and stays", () => {
  const missing = join(folder, "nowhere", "secrets");
  expect(() => addSecret(missing)).toThrow(`${missing} cannot be replaced`);
});
