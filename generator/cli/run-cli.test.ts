import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { generate } from "../generate.ts";
import { runCli } from "./run-cli.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");

const LABELS = "src/labels/en-US/genre.ts";

let project: string;

/** A project with the fixture's spec, the real vocabulary and the generated files. */
beforeEach(() => {
  project = testFolder("codegen-");
  cpSync(FIXTURE, project, { recursive: true });
  generate(project);
});

test("check exits 0 on a clean tree", async () => {
  expect(await codegen("check")).toEqual({ status: 0, text: "generated/ is in sync with schema/" });
});

test("case 162: check lists a hand-edited file and the command that restores it, and exits 1", async () => {
  edit("generated/menu.ts", (text) => `${text}// by hand\n`);
  const { status, text } = await codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("differs   generated/menu.ts (edited by hand, or a description or a template has changed)");
  expect(text).toContain("Fix it with: npm run codegen");
  expect((await codegen("generate")).text).toBe("  changed  generated/menu.ts");
  expect((await codegen("check")).status).toBe(0);
});

test("check names a deleted file and exits 1", async () => {
  rmSync(path.join(project, "generated/openapi.json"));
  const { status, text } = await codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("missing   generated/openapi.json");
});

test("case 163: orphaned files of a removed entity are listed, then deleted", async () => {
  rmSync(path.join(project, "schema/entities/genre.ts"));
  rmSync(path.join(project, "src/labels/en-US/genre.ts"));
  writeFileSync(path.join(project, "schema/enums.ts"), "export type Anything = string;\n");
  const { status, text } = await codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("orphaned  generated/screens/genre.ts");
  await codegen("generate");
  expect(readdirSync(path.join(project, "generated"))).not.toContain("screens");
});

test("case 163: a file without the generator's banner is listed and kept", async () => {
  writeFileSync(path.join(project, "generated/notes.txt"), "mine");
  const { text } = await codegen("check");
  expect(text).toContain("foreign   generated/notes.txt");
  expect(text).toContain("Move by hand: generated/notes.txt");
  expect(text).not.toContain("Fix it with");
  await codegen("generate");
  expect(readFileSync(path.join(project, "generated/notes.txt"), "utf8")).toBe("mine");
});

test("check exits 1 after a change of the spec, and 0 after the next run", async () => {
  edit("schema/entities/genre.ts", (text) => text.replace("name: string;", "name: string;\n  note?: string;"));
  edit(LABELS, (text) => text.replace('name: "Name",', 'name: "Name",\n    note: "Note",'));
  const { status, text } = await codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("differs   generated/schemas/genre.ts (the spec has changed)");
  expect(text).toContain("genre.note: added, optional text -> client, table");
  expect(JSON.parse((await codegen("check", "--json")).text)).toMatchObject({
    inSync: false,
    fixCommand: "npm run codegen",
  });
  expect((await codegen("check", "--diff", "--all")).text).toContain('+    note: { type: "string" },');
  await codegen("generate");
  expect((await codegen("check")).status).toBe(0);
});

test("case 161: a second run changes no file", async () => {
  const before = times();
  expect((await codegen("generate")).text).toBe("generated/ is in sync with schema/; nothing written");
  expect(times()).toEqual(before);
});

test("case 157: a mistake in the spec exits 2, with place and remedy, and leaves generated/ untouched", async () => {
  const before = times();
  edit("schema/entities/genre.ts", (text) => text.replace('columns: ["name"]', 'columns: ["nam"]'));
  const { status, text } = await codegen("generate");
  expect(status).toBe(2);
  expect(text).toContain("schema/entities/genre.ts:16:21  genre.list.columns.0");
  expect(text).toContain('write: did you mean "name"?');
  expect(times()).toEqual(before);
});

test("an unknown product is an error that names the products", async () => {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const exit = (folder: string) => runCli(["--product", folder, "check"], { out: print, error: print });
  expect(await exit("examples/there-is-none")).toBe(3);
  expect(await exit("docs")).toBe(3);
  expect(await exit("..")).toBe(3);
  expect(lines).toEqual([
    expect.stringContaining("There is no folder examples/there-is-none"),
    expect.stringContaining("docs has no schema/"),
    expect.stringContaining(".. lies outside of this repository"),
  ]);
});

async function codegen(...args: readonly string[]): Promise<{ status: number; text: string }> {
  const lines: string[] = [];
  const print = (text: string) => {
    lines.push(text);
  };
  const status = await runCli(["--root", project, ...args], { out: print, error: print });
  return { status, text: lines.join("\n") };
}

test("diff lists the changes since a commit, and exits 1 on a breaking one with --fail-on breaking", async () => {
  const git = (...args: readonly string[]) =>
    spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: project });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "before");
  expect(await codegen("diff", "HEAD", "--fail-on", "any")).toEqual({ status: 0, text: "The spec has not changed." });
  edit("schema/entities/genre.ts", (text) => text.replace("@minLength 1", "@minLength 2"));
  const { status, text } = await codegen("diff", "HEAD", "--fail-on", "breaking");
  expect(status).toBe(1);
  expect(text).toContain("BREAKING  genre.name: required text, minLength 2 (was: required text, minLength 1)");
  expect((await codegen("diff", "HEAD")).status).toBe(0);
  expect(await codegen("diff", "nowhere")).toEqual({
    status: 3,
    text: '"nowhere" is not a commit that git knows: name a branch, a tag or a commit, as in `diff main`.',
  });
});

test("explain lists everything generated from a field, with file and line", async () => {
  const { status, text } = await codegen("explain", "genre.name");
  expect(status).toBe(0);
  expect(text).toContain("genre.name  schema/entities/genre.ts:8\n  required text, minLength 1");
  expect(text).toMatch(/form control +generated\/screens\/genre.ts:\d+ +name: \{/);
  expect(text).toMatch(/table +generated\/backend\/tables.ts:\d+ +name: text\("name"\)/);
  const { locations } = JSON.parse((await codegen("explain", "genre", "--json")).text) as {
    locations: readonly object[];
  };
  expect(locations).toContainEqual({
    what: "client",
    file: "generated/api/genre.ts",
    line: 15,
    text: "export function genreApi(transport: Transport) {",
  });
});

test("explain suggests the nearest name for a misspelt one", async () => {
  expect(await codegen("explain", "genre.nmae")).toEqual({
    status: 3,
    text: 'nmae: no such field of Genre; did you mean "name"? (one of: id, name)',
  });
});

test("the process ends with the command's exit code", () => {
  rmSync(path.join(project, "generated/openapi.json"));
  const args = ["--import", "tsx", "generator/cli/main.ts", "--root", project, "check"];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8", cwd: ROOT });
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringContaining("missing   generated/openapi.json"),
  });
});

test("a folder without a spec, an unknown command and --help print text, not a stack", async () => {
  rmSync(path.join(project, "schema"), { recursive: true });
  expect(await codegen("check")).toEqual({ status: 2, text: expect.stringContaining("There is no folder") });
  expect(await codegen("generate")).toEqual({ status: 2, text: expect.stringContaining("There is no folder") });
  expect(await codegen("chekc")).toEqual({ status: 3, text: expect.stringContaining("Did you mean check?") });
  expect(await codegen("check", "--jsn")).toEqual({ status: 3, text: expect.stringContaining("Did you mean --json?") });
  expect(await codegen("diff")).toEqual({ status: 3, text: expect.stringContaining("missing required argument") });
  expect(await codegen("--help")).toEqual({ status: 0, text: expect.stringContaining("Exit codes: 0 in sync") });
});

test("diff against a commit with an unreadable spec names the commit, not a current file", async () => {
  const misspell = (text: string) => text.replace('columns: ["name"]', 'columns: ["nam"]');
  edit("schema/entities/genre.ts", misspell);
  const git = (...args: readonly string[]) =>
    spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: project });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "broken");
  edit("schema/entities/genre.ts", (text) => text.replace('columns: ["nam"]', 'columns: ["name"]'));
  const { status, text } = await codegen("diff", "HEAD");
  expect(status).toBe(3);
  expect(text).toContain("The spec at HEAD is none that this generator reads (schema/entities/genre.ts:16: ");
});

test("--quiet prints only drift and diagnostics", async () => {
  expect(await codegen("check", "--quiet")).toEqual({ status: 0, text: "" });
  expect(await codegen("generate", "--quiet")).toEqual({ status: 0, text: "" });
  edit("generated/menu.ts", (text) => `${text}// by hand\n`);
  expect((await codegen("--quiet", "check")).text).toContain("differs   generated/menu.ts");
  writeFileSync(path.join(project, "generated/notes.txt"), "mine");
  expect((await codegen("generate", "--quiet")).text).toMatch(/^ {2}left +generated\/notes.txt/);
  expect(await codegen("new", "batch", "--quiet")).toEqual({ status: 0, text: "" });
  edit("schema/entities/genre.ts", (text) => text.replace('columns: ["name"]', 'columns: ["nam"]'));
  expect((await codegen("check", "--quiet")).text).toContain('write: did you mean "name"?');
});

test("--json prints diagnostics and errors as JSON too", async () => {
  edit("schema/entities/genre.ts", (text) => text.replace('columns: ["name"]', 'columns: ["nam"]'));
  const { status, text } = await codegen("check", "--json");
  expect(status).toBe(2);
  expect(JSON.parse(text)).toMatchObject({
    diagnostics: [{ file: "schema/entities/genre.ts", line: 16, column: 21, path: "genre.list.columns.0" }],
  });
  const unknown = await codegen("diff", "nowhere", "--json");
  expect({ ...unknown, text: JSON.parse(unknown.text) }).toEqual({
    status: 3,
    text: { error: expect.stringContaining("not a commit that git knows") },
  });
});

test("every command's help lists its exit codes and the global options", async () => {
  for (const command of ["generate", "check", "new", "explain", "diff"]) {
    const { status, text } = await codegen(command, "--help");
    expect(status).toBe(0);
    expect(text).toMatch(/Exit codes: 0 .*2 mistake in the spec, 3 error/);
    expect(text).toContain("--quiet");
  }
});

function edit(name: string, change: (text: string) => string): void {
  const file = path.join(project, name);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function times(): readonly (readonly [string, number])[] {
  const folder = path.join(project, "generated");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => [name, statSync(path.join(folder, name)).mtimeMs] as const);
}
