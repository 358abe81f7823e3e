import {
  existsSync,
  mkdirSync,
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
  rmSync(lock, { recursive: true, force: true });
  rmSync(`${lock}.guard`, { force: true });
});

const run = () => withRunLock(project, () => "ran", PATIENCE_MS);

/** A second passes each time that somebody looks; the clock as it stands. */
function quickClock(start: number): () => number {
  let now = start;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  return () => now;
}

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

test("case 159: a guard is trusted for five seconds: its owner may be about to remove it", () => {
  const start = Math.floor(Date.now() / 1000) * 1000;
  writeFileSync(lock, DEAD);
  writeFileSync(`${lock}.guard`, DEAD);
  utimesSync(`${lock}.guard`, start / 1000, start / 1000);
  const clock = quickClock(start);
  const wait = vi.spyOn(Atomics, "wait");
  expect(run()).toBe("ran");
  // The first look is at the deadline, the next five find the guard up to five seconds old.
  expect(clock() - start).toBe(6000);
  expect(wait).toHaveBeenCalledTimes(4);
});

test("case 159: a run waits as long as its patience, to the second", () => {
  writeFileSync(lock, String(process.pid));
  const clock = quickClock(0);
  expect(() => withRunLock(project, () => "ran", 3000)).toThrow(RunLockError);
  // The deadline is at 4: it is looked at from 2 on, and passed at 5.
  expect(clock()).toBe(5000);
});

test("case 159: a process that may not be asked is alive", () => {
  writeFileSync(lock, "4711");
  vi.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  });
  expect(run).toThrow("Process 4711 is generating here");
});

test("case 159: a folder in the place of the lock is waited for, and named", () => {
  mkdirSync(lock);
  expect(run).toThrow("Process unknown is generating here");
});

test("a lock's fault has a name of its own", () => {
  expect(new RunLockError("").name).toBe("RunLockError");
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
