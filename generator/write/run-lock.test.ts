import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockPath, RunLockError, withRunLock } from "./run-lock.ts";

/** No process has it: the largest number that Linux gives is smaller. */
const DEAD = "2147483646";
const PATIENCE_MS = 60;

let project: string;
let lock: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "codegen-"));
  lock = lockPath(project);
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
  rmSync(lock, { force: true });
  rmSync(`${lock}.guard`, { force: true });
});

const run = () => withRunLock(project, () => "ran", PATIENCE_MS);

test("case 159: the lock holds the number of the process while it runs, and is gone after it", () => {
  expect(withRunLock(project, () => readFileSync(lock, "utf8"))).toBe(String(process.pid));
  expect(existsSync(lock)).toBe(false);
});

test("case 159: a run that fails gives the lock back", () => {
  const fail = () => {
    throw new Error("a fault");
  };
  expect(() => withRunLock(project, fail)).toThrow("a fault");
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ["a process of another user", "1", "Process 1 is generating here"],
  ["one that has not yet written its number", "", "Process unknown is generating here"],
  ["no number", "x", "Process unknown is generating here"],
  ["a number of many processes", "-1", "Process unknown is generating here"],
  ["no whole number", "1.5", "Process unknown is generating here"],
])("case 159: a lock of %s is waited for, then named", (_, content, message) => {
  writeFileSync(lock, content);
  expect(run).toThrow(message);
  expect(run).toThrow(`Wait for it, or delete ${lock}.`);
  expect(readFileSync(lock, "utf8")).toBe(content);
});

test("case 159: the lock of a dead process is taken over, and no guard is left", () => {
  writeFileSync(lock, DEAD);
  expect(run()).toBe("ran");
  expect(existsSync(lock)).toBe(false);
  expect(existsSync(`${lock}.guard`)).toBe(false);
});

test("case 159: what a run left that died while taking over is cleared away", () => {
  writeFileSync(lock, DEAD);
  writeFileSync(`${lock}.guard`, DEAD);
  const old = Date.now() / 1000 - 6;
  utimesSync(`${lock}.guard`, old, old);
  expect(run()).toBe("ran");
  expect(existsSync(`${lock}.guard`)).toBe(false);
});

test("case 159: one project has one lock, however it is named, and another has another", () => {
  const link = `${project}-link`;
  symlinkSync(project, link);
  expect(lockPath(link)).toBe(lock);
  expect(lockPath(`${project}/`)).toBe(lock);
  expect(lockPath(path.dirname(project))).not.toBe(lock);
  expect(path.dirname(lock)).toBe(tmpdir());
  expect(path.basename(lock)).toMatch(/^codegen-[0-9a-f]{16}\.lock$/);
  rmSync(link);
});

test("case 158: where no lock can be made, that is said", () => {
  vi.stubEnv("TMPDIR", path.join(realpathSync(project), "nowhere"));
  expect(run).toThrow(RunLockError);
  expect(run).toThrow("The lock of this project cannot be made: ENOENT");
});
