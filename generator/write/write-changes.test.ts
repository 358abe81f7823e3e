import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generate, render } from "../generate.ts";
import { fixtureSpec } from "../testing/fixture-files.ts";
import { readOutputFolder } from "./output-folder.ts";
import { lockPath, RunLockError, withRunLock } from "./run-lock.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FIXTURE = path.join(ROOT, "generator/testing/fixtures/every-kind-of-field");

/** A hundred processes take their time on a busy machine. */
const PATIENCE_MS = 180_000;

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "codegen-"));
  cpSync(path.join(FIXTURE, "schema"), path.join(project, "schema"), { recursive: true });
  cpSync(path.join(ROOT, "schema/entity-spec.ts"), path.join(project, "schema/entity-spec.ts"));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

const wanted = () => new Map(render(fixtureSpec(FIXTURE)).map((file) => [file.path, file.content]));

test(
  "case 156: a run killed at 100 random moments leaves every file old or new, and the next one mends the rest",
  async () => {
    const fresh = wanted();
    const old = new Map([...fresh].map(([name, text]) => [name, `${text}// an older run's\n`]));
    const writer = await bundleWriter(fresh);
    lay(old);
    const whole = await timeOf(writer);
    for (let moment = 0; moment < 100; moment += 1) {
      lay(old);
      await killAfter(writer, Math.random() * whole);
      for (const [name, text] of readOutputFolder(project).files) {
        expect([old.get(name), fresh.get(name)]).toContain(text);
      }
    }
    generate(project);
    expect(readOutputFolder(project)).toMatchObject({ files: fresh, leftovers: [] });
  },
  PATIENCE_MS,
);

test(
  "case 159: of two runs at once, the second waits for the first, and their outputs do not mix",
  async () => {
    const run = () =>
      spawn(process.execPath, ["--import", "tsx", "generator/cli.ts", "--root", project, "generate"], { cwd: ROOT });
    const exits = await Promise.all([once(run(), "exit"), once(run(), "exit"), once(run(), "exit")]);
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(readOutputFolder(project)).toMatchObject({ files: wanted(), leftovers: [] });
  },
  PATIENCE_MS,
);

test("case 159: a lock whose holder does not end is named, and one whose holder is dead is taken over", () => {
  writeFileSync(lockPath(project), String(process.pid));
  expect(() => withRunLock(project, () => "ran", 50)).toThrow(RunLockError);
  expect(() => withRunLock(project, () => "ran", 50)).toThrow(`Process ${process.pid} is generating here`);
  writeFileSync(lockPath(project), "2147483646");
  expect(withRunLock(project, () => "ran", 50)).toBe("ran");
  expect(existsSync(lockPath(project))).toBe(false);
});

test.each(["generated", "generated/api"])(
  "case 153: a link at %s is refused, and nothing is written through it",
  (name) => {
    const outside = mkdtempSync(path.join(tmpdir(), "outside-"));
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    symlinkSync(outside, path.join(project, name));
    expect(() => generate(project)).toThrow(`${name} is a link`);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  },
);

test("case 158: a folder that cannot be written to is named, and old files are as they were", () => {
  generate(project);
  const menu = path.join(project, "generated/menu.ts");
  rmSync(path.join(project, "generated/api"), { recursive: true });
  writeFileSync(path.join(project, "generated/api"), "a file where a folder is wanted");
  const before = readFileSync(menu, "utf8");
  expect(() => generate(project)).toThrow("generated/api");
  expect(readFileSync(menu, "utf8")).toBe(before);
});

function lay(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(project, "generated", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The writer as plain JavaScript, which starts in a tenth of the time, and what it is to write. */
async function bundleWriter(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const outfile = path.join(project, "write-once.mjs");
  const entry = path.join(ROOT, "generator/testing/write-once.ts");
  await build({ entryPoints: [entry], bundle: true, platform: "node", format: "esm", outfile });
  const document = path.join(project, "wanted.json");
  writeFileSync(document, JSON.stringify([...files].map(([name, content]) => ({ path: name, content }))));
  return [outfile, project, document];
}

/** From the first byte written to the end, in milliseconds. */
async function timeOf(writer: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, writer);
  await once(child.stdout, "data");
  const start = performance.now();
  await once(child, "exit");
  return performance.now() - start;
}

async function killAfter(writer: readonly string[], ms: number): Promise<void> {
  const child = spawn(process.execPath, writer);
  const exit = once(child, "exit");
  await once(child.stdout, "data");
  setTimeout(() => child.kill("SIGKILL"), ms);
  await exit;
}
