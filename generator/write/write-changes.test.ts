import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { generate, render } from "../generate.ts";
import { fixtureLabels, fixtureSpec } from "../testing/fixture-files.ts";
import { toChanges } from "./changes.ts";
import { readOutputFolder } from "./output-folder.ts";
import { lockPath, RunLockError, withRunLock } from "./run-lock.ts";
import { writeChanges } from "./write-changes.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FIXTURE = path.join(ROOT, "generator/testing/fixtures/every-kind-of-field");

/** A hundred processes take their time on a busy machine. */
const PATIENCE_MS = 180_000;

let project: string;

beforeEach(() => {
  project = testFolder("codegen-");
  for (const part of ["schema", "src"]) {
    cpSync(path.join(FIXTURE, part), path.join(project, part), { recursive: true });
  }
});

/** Only the framework's own folder contains the vocabulary reference. */
const wanted = () =>
  new Map(
    render(fixtureSpec(FIXTURE), { labels: fixtureLabels(FIXTURE) })
      .files.filter((file) => file.path !== "docs/spec-reference.md")
      .map((file) => [file.path, file.content]),
  );

function onDisk() {
  const { files, temporaryFiles } = readOutputFolder(project);
  return { files: new Map(files), temporaryFiles };
}

test(
  "case 156: a run killed at 100 random moments leaves each file old or new, and the next run completes it",
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
    expect(onDisk()).toEqual({ files: fresh, temporaryFiles: [] });
  },
  PATIENCE_MS,
);

test(
  "case 159: of two concurrent runs, the second waits for the first, and their outputs do not mix",
  async () => {
    const run = () =>
      spawn(process.execPath, ["--import", "tsx", "generator/cli/main.ts", "--root", project, "generate"], {
        cwd: ROOT,
      });
    const exits = await Promise.all([once(run(), "exit"), once(run(), "exit"), once(run(), "exit")]);
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(onDisk()).toEqual({ files: wanted(), temporaryFiles: [] });
  },
  PATIENCE_MS,
);

test("case 159: the lock of a live process is reported, and that of a dead one is taken over", () => {
  writeFileSync(lockPath(project), JSON.stringify({ pid: process.ppid, started: null }));
  expect(() => withRunLock(project, () => "ran", 50)).toThrow(RunLockError);
  expect(() => withRunLock(project, () => "ran", 50)).toThrow(`Process ${process.ppid} is generating here`);
  writeFileSync(lockPath(project), JSON.stringify({ pid: 2147483646, started: null }));
  expect(withRunLock(project, () => "ran", 50)).toBe("ran");
  expect(existsSync(lockPath(project))).toBe(false);
});

test.each(["generated", "generated/api"])(
  "case 153: a link at %s is rejected, and no file is written through it",
  (name) => {
    const outside = testFolder("outside-");
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    symlinkSync(outside, path.join(project, name));
    expect(() => generate(project)).toThrow(`${name} is a link`);
    expect(readdirSync(outside)).toEqual([]);
  },
);

test.each(["docs", "docs/entities.md"])("case 153: a link at %s is rejected", (name) => {
  const outside = testFolder("outside-");
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  symlinkSync(outside, path.join(project, name));
  expect(() => generate(project)).toThrow(`${name} is a link`);
  expect(readdirSync(outside)).toEqual([]);
});

test("of the folder docs/, only a document with the banner is ever written or deleted", () => {
  const document = { path: "docs/entities.md", content: "<!-- @generated anew -->" };
  lay(
    new Map([
      ["docs/entities.md", "<!-- @generated before -->"],
      ["docs/spec-reference.md", "<!-- @generated before -->"],
      ["docs/entities.md.4711.codegen-tmp", "half of it"],
      ["docs/notes.md", "<!-- @generated, says somebody -->"],
    ]),
  );
  const run = () => {
    const folder = readOutputFolder(project);
    const changes = toChanges([document], folder);
    writeChanges(folder, changes);
    return changes;
  };
  expect(run()).toMatchObject({ stale: [{ path: "docs/entities.md" }], orphaned: ["docs/spec-reference.md"] });
  expect(readdirSync(path.join(project, "docs"))).toEqual(["entities.md", "notes.md"]);
  expect(readFileSync(path.join(project, "docs/entities.md"), "utf8")).toBe(document.content);
  lay(new Map([["docs/entities.md", "Written by hand."]]));
  expect(run()).toEqual({ missing: [], stale: [], orphaned: [], foreign: ["docs/entities.md"] });
  expect(readFileSync(path.join(project, "docs/entities.md"), "utf8")).toBe("Written by hand.");
});

test.each(["../outside.ts", "generated/../outside.ts", "docs/notes.md", "/tmp/outside.ts", "src/main.ts"])(
  "case 153: %s is not the generator's, and is not written",
  (name) => {
    const changes = { missing: [{ path: name, content: "" }], stale: [], orphaned: [], foreign: [] };
    expect(() => writeChanges(readOutputFolder(project), changes)).toThrow("outside what the generator owns");
  },
);

test("case 158: a folder that is not writable is named, and old files are unchanged", () => {
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
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The writer as plain JavaScript, which starts ten times faster, and its input. */
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
