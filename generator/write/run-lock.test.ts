import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { lockPath, RunLockError, withRunLock } from "./run-lock.ts";

/** No process has it: the largest number that Linux gives is smaller. */
const DEAD = 2147483646;
const PATIENCE_MS = 60;

let project: string;
let lock: string;

beforeEach(() => {
  project = testFolder("codegen-");
  lock = lockPath(project);
});

afterEach(() => {
  rmSync(lock, { recursive: true, force: true });
});

const holder = (pid: number) => JSON.stringify({ pid, started: null });

const run = () => withRunLock(project, () => "ran", PATIENCE_MS);

/** Each call of the fake clock advances it by a second. */
function quickClock(start: number): () => number {
  let now = start;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  return () => now;
}

test("case 159: the lock names the process while it runs, and is deleted after it", () => {
  expect(JSON.parse(withRunLock(project, () => readFileSync(lock, "utf8")))).toMatchObject({ pid: process.pid });
  expect(existsSync(lock)).toBe(false);
});

test("case 159: a failed run releases the lock", () => {
  const fail = () => {
    throw new Error("a fault");
  };
  expect(() => withRunLock(project, fail)).toThrow("a fault");
  expect(existsSync(lock)).toBe(false);
});

test("case 159: a run waits for the lock of another running process, then names it", () => {
  const content = holder(process.ppid);
  writeFileSync(lock, content);
  expect(run).toThrow(`Process ${process.ppid} is generating here and does not end. Wait for it, or delete ${lock}.`);
  expect(readFileSync(lock, "utf8")).toBe(content);
});

test.each([
  ["a dead process", () => holder(DEAD)],
  ["no process", () => ""],
  ["an older generator", () => String(DEAD)],
])("case 159: the lock of %s is taken over without leftovers", (_, content) => {
  writeFileSync(lock, content());
  expect(run()).toBe("ran");
  expect(readdirSync(path.dirname(lock)).filter((name) => name.startsWith(path.basename(lock)))).toEqual([]);
});

test("case 159: a run waits exactly for its timeout", () => {
  writeFileSync(lock, holder(process.ppid));
  const clock = quickClock(0);
  expect(() => withRunLock(project, () => "ran", 3000)).toThrow(RunLockError);
  // The deadline is at 4: it is looked at from 2 on, and passed at 5.
  expect(clock()).toBe(5000);
});

test("case 159: a process of another user counts as alive", () => {
  writeFileSync(lock, holder(4711));
  vi.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  });
  expect(run).toThrow("Process 4711 is generating here");
});

test("case 159: a folder at the path of the lock is an error that names it", () => {
  mkdirSync(lock);
  expect(run).toThrow(RunLockError);
  expect(run).toThrow("The lock of this project cannot be made: EISDIR");
});

test("RunLockError has its class name", () => {
  expect(new RunLockError("").name).toBe("RunLockError");
});

test("case 159: a project has the same lock for each of its paths, and another project has another lock", () => {
  const link = `${project}-link`;
  symlinkSync(project, link);
  expect(lockPath(link)).toBe(lock);
  expect(lockPath(`${project}/`)).toBe(lock);
  expect(lockPath(path.dirname(project))).not.toBe(lock);
  expect(path.dirname(lock)).toBe(tmpdir());
  expect(path.basename(lock)).toMatch(/^codegen-[0-9a-f]{16}\.lock$/);
  rmSync(link);
});

test("case 158: a lock that cannot be created is an error with its cause", () => {
  vi.stubEnv("TMPDIR", path.join(realpathSync(project), "nowhere"));
  expect(run).toThrow(RunLockError);
  expect(run).toThrow("The lock of this project cannot be made: ENOENT");
});
