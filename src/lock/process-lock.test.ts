import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { acquireProcessLock, LockHeldError } from "./process-lock.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = testFolder("entity-console-lock-");
  file = join(folder, "database.lock");
});

function writeLock(holder: object | string): void {
  acquireProcessLock(file).release();
  writeFileSync(file, typeof holder === "string" ? holder : JSON.stringify(holder));
}

test("the lock file names its process, and is removed when released", () => {
  const lock = acquireProcessLock(file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  lock.release();
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test("case 192: a lock held by this or another running process is refused, and its pid is named", () => {
  const lock = acquireProcessLock(file);
  expect(() => acquireProcessLock(file)).toThrow(`Process ${process.pid} holds the lock ${file}.`);
  lock.release();
  writeLock({ pid: process.ppid, started: null });
  expect(() => acquireProcessLock(file)).toThrow(LockHeldError);
  expect(() => acquireProcessLock(file)).toThrow(`Process ${process.ppid} `);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.ppid });
});

test.each([
  ["a dead process", () => ({ pid: spawnSync(process.execPath, ["-e", ""]).pid, started: null })],
  ["a process whose pid another has now", () => ({ pid: process.ppid, started: "1" })],
  ["a process whose pid is now ours", () => ({ pid: process.pid, started: null })],
  ["a process that was cut off, half written", () => '{"pid":'],
  ["nobody", () => ""],
  ["no process, but of something else", () => '"text"'],
  ["a number of many processes", () => ({ pid: -1 })],
])("case 192: the lock of %s is taken over", (_, holder) => {
  writeLock(holder());
  const lock = acquireProcessLock(file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  lock.release();
});
