import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { check, generate, SpecError } from "../index.ts";
import { runCli } from "./run-cli.ts";

/** The command line in scripts and CI jobs. */

const ROOT = path.resolve(import.meta.dirname, "../..");
const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");
const SHAPES = JSON.parse(readFileSync(path.join(ROOT, "docs/codegen-output.schema.json"), "utf8"));

let project: string;

beforeEach(() => {
  project = testFolder("codegen-");
  cpSync(FIXTURE, project, { recursive: true });
  generate(project);
});

async function codegen(...args: readonly string[]): Promise<{ status: number; text: string }> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const status = await runCli(["--root", project, ...args], { out: print, error: print });
  return { status, text: lines.join("\n") };
}

function read(name: string): string {
  return readFileSync(path.join(project, name), "utf8");
}

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(path.join(project, name), change(read(name)));
}

const loosen = (text: string) => text.replace("@minLength 1", "@minLength 2");

/** The output of a command with --json, validated against the named schema. */
async function readJson(shape: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  const value = JSON.parse((await codegen(...args, "--json")).text) as Record<string, unknown>;
  const ajv = new Ajv2020();
  ajv.addSchema(SHAPES, "shapes");
  expect(ajv.validate({ $ref: `shapes#/$defs/${shape}` }, value), ajv.errorsText()).toBe(true);
  return value;
}

test("--version prints the version of the project", async () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { version: string };
  expect(await codegen("--version")).toEqual({ status: 0, text: version });
});

test("a dry run lists the files, and writes none", async () => {
  edit("schema/entities/genre.ts", loosen);
  const before = read("generated/schemas/genre.ts");
  const { status, text } = await codegen("generate", "--dry-run");
  expect(status).toBe(0);
  expect(text).toContain("changed  generated/schemas/genre.ts");
  expect(text).toContain("Nothing was written");
  expect(read("generated/schemas/genre.ts")).toBe(before);
});

test("outputs that are named are written, and no other is", async () => {
  edit("schema/entities/genre.ts", loosen);
  expect((await codegen("generate", "--only", "openapi,schemas")).text.split("\n")).toEqual([
    "  changed  generated/schemas/genre.ts",
    "  changed  generated/openapi.json",
  ]);
  expect((await codegen("check", "--only", "openapi")).status).toBe(0);
  expect((await codegen("check", "--only", "validators")).status).toBe(1);
});

test("an unknown output is rejected, with the nearest name", async () => {
  const { status, text } = await codegen("generate", "--only", "opnapi");
  expect(status).toBe(3);
  expect(text).toContain('There is no output "opnapi"; did you mean "openapi"?');
});

test("each --json is valid against docs/codegen-output.schema.json", async () => {
  execFileSync("git", ["init", "-q"], { cwd: project });
  execFileSync("git", ["add", "."], { cwd: project });
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "one"], { cwd: project });
  edit("schema/entities/genre.ts", loosen);
  expect(await readJson("check", "check")).toMatchObject({ inSync: false });
  expect(await readJson("generate", "generate", "--dry-run")).toMatchObject({ dryRun: true });
  expect(await readJson("generate", "generate")).toMatchObject({ files: { new: [], deleted: [] } });
  expect(await readJson("diff", "diff", "HEAD")).toMatchObject({
    changes: [{ path: "genre.name", isAccepted: false }],
  });
  expect(await readJson("explain", "explain", "genre.name")).toMatchObject({ name: "genre.name" });
  expect(await readJson("error", "explain", "nothing")).toHaveProperty("error");
  edit("schema/entities/genre.ts", (text) => text.replace('columns: ["name"]', 'columns: ["nam"]'));
  expect(await readJson("diagnostics", "check")).toMatchObject({ diagnostics: [{ line: 16 }] });
});

test("a breaking change on the accept list does not fail a diff, another does", async () => {
  execFileSync("git", ["init", "-q"], { cwd: project });
  execFileSync("git", ["add", "."], { cwd: project });
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "one"], { cwd: project });
  edit("schema/entities/genre.ts", loosen);
  const list = path.join(project, "accepted.txt");
  writeFileSync(list, "# agreed on\ngenre.name: required text, minLength 2 (was: required text, minLength 1)\n");
  const diff = (file: string) => codegen("diff", "HEAD", "--fail-on", "breaking", "--accept", file);
  expect((await diff(list)).status).toBe(0);
  edit("schema/entities/genre.ts", (text) => text.replace("@minLength 2", "@minLength 3"));
  expect((await diff(list)).status).toBe(1);
  expect(await diff("nowhere.txt")).toMatchObject({ status: 3, text: expect.stringContaining("cannot be read") });
});

test("for a commit that a shallow clone lacks, the error shows how to fetch it", async () => {
  const git = (folder: string, ...args: readonly string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  git(project, "init", "-q");
  for (const message of ["one", "two"]) {
    writeFileSync(path.join(project, "note.txt"), message);
    git(project, "add", ".");
    git(project, "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", message);
  }
  const clone = path.join(project, "clone");
  git(project, "clone", "-q", "--depth", "1", `file://${project}`, clone);
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  expect(await runCli(["--root", clone, "diff", "HEAD~1"], { out: print, error: print })).toBe(3);
  expect(lines.join("\n")).toContain("This clone is shallow");
});

test("a program generates and checks by one import", () => {
  edit("schema/entities/genre.ts", loosen);
  expect(generate(project, { dryRun: true }).stale.map((file) => file.path)).toContain("generated/schemas/genre.ts");
  expect(generate(project, { only: ["openapi"] }).stale).toHaveLength(1);
  expect(check(project, { only: ["openapi"] }).stale).toEqual([]);
  edit("schema/entities/genre.ts", (text) => text.replace('columns: ["name"]', 'columns: ["nam"]'));
  expect(() => check(project)).toThrow(SpecError);
});

test("a product's own emitter is run, kept in sync, and cleaned up after like a built-in one", async () => {
  mkdirSync(path.join(project, "src/emitters"), { recursive: true });
  const emitter = path.join(project, "src/emitters/names.ts");
  writeFileSync(
    emitter,
    'export const emit = ({ entities }: { entities: { names: { name: string } }[] }) => [{ path: "names.md", content: entities.map(({ names }) => names.name).join("\\n") }];\n',
  );
  expect((await codegen("generate")).text).toContain("new      generated/own/names.md");
  expect(read("generated/own/names.md")).toContain("\ngenre");
  edit("generated/own/names.md", (text) => `${text}by hand`);
  expect((await codegen("check")).text).toContain("differs   generated/own/names.md");
  writeFileSync(emitter, "export const emit = () => { throw new Error('no'); };\n");
  const { status, text } = await codegen("generate");
  expect(status).toBe(2);
  expect(text).toContain("src/emitters/names.ts:1:1");
  writeFileSync(emitter, "export const emit = (\n");
  expect((await codegen("check")).text).toContain("cannot be loaded");
  rmSync(emitter);
  expect((await codegen("generate")).text).toContain("deleted  generated/own/names.md");
});

test("every command has --json, and its output is valid against the schema", async () => {
  expect(await readJson("new", "new", "book")).toMatchObject({ file: "schema/entities/book.ts" });
  const { missingTexts } = await readJson("labels", "labels");
  expect(missingTexts).not.toEqual([]);
  await readJson("generate", "generate");
  await readJson("error", "init", "../..");
  await readJson("error", "labels", "--nope");
  for (const command of ["generate", "check", "watch", "new", "labels", "init", "explain", "diff"]) {
    expect((await codegen(command, "--help")).text).toContain("--json");
  }
});
