import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const FIXTURE = path.join(import.meta.dirname, "testing/fixtures/one-entity");

let project: string;

/** A project of its own: the fixture's spec, the real vocabulary, and what they give. */
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "codegen-"));
  cpSync(FIXTURE, project, { recursive: true });
  cpSync(path.join(ROOT, "schema/entity-spec.ts"), path.join(project, "schema/entity-spec.ts"));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

test("check exits 0 on a clean tree", () => {
  expect(codegen("check")).toEqual({ status: 0, text: "generated/ is in sync with schema/\n" });
});

test("case 162: check names a hand-edited file and the command that mends it, and exits 1", () => {
  edit("generated/menu.ts", (text) => `${text}// by hand\n`);
  const { status, text } = codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("differs   generated/menu.ts (edited by hand, or the spec or a template has changed)");
  expect(text).toContain("Mend it with: npm run codegen");
  expect(codegen("generate").text).toBe("  changed  generated/menu.ts\n");
  expect(codegen("check").status).toBe(0);
});

test("check names a deleted file and exits 1", () => {
  rmSync(path.join(project, "generated/openapi.json"));
  const { status, text } = codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("missing   generated/openapi.json");
});

test("case 163: what a removed entity leaves behind is named, then deleted", () => {
  rmSync(path.join(project, "schema/entities/feature.ts"));
  const { status, text } = codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("orphaned  generated/screens/feature.ts");
  codegen("generate");
  expect(readdirSync(path.join(project, "generated"))).not.toContain("screens");
});

test("case 163: a file without the generator's banner is named and left alone", () => {
  writeFileSync(path.join(project, "generated/notes.txt"), "mine");
  expect(codegen("check").text).toContain("foreign   generated/notes.txt");
  codegen("generate");
  expect(readFileSync(path.join(project, "generated/notes.txt"), "utf8")).toBe("mine");
});

test("check exits 1 after a change of the spec, and 0 after the next run", () => {
  edit("schema/entities/feature.ts", (text) => text.replace("name: string;", "name: string;\n  note?: string;"));
  const { status, text } = codegen("check");
  expect(status).toBe(1);
  expect(text).toContain("differs   generated/schemas/feature.ts");
  codegen("generate");
  expect(codegen("check").status).toBe(0);
});

test("case 161: a second run writes nothing", () => {
  const before = times();
  expect(codegen("generate").text).toBe("generated/ is in sync with schema/; nothing written\n");
  expect(times()).toEqual(before);
});

test("case 157: a mistake in the spec exits 2, says where and what to write, and leaves generated/ untouched", () => {
  const before = times();
  edit("schema/entities/feature.ts", (text) => text.replace('columns: ["name"]', 'columns: ["nam"]'));
  const { status, text } = codegen("generate");
  expect(status).toBe(2);
  expect(text).toContain("schema/entities/feature.ts:16:21  feature.list.columns.0");
  expect(text).toContain('write: did you mean "name"?');
  expect(times()).toEqual(before);
});

function codegen(command: string): { status: number | null; text: string } {
  const run = spawnSync(
    process.execPath,
    ["--import", "tsx", path.join(ROOT, "generator/cli.ts"), "--root", project, command],
    { encoding: "utf8", cwd: ROOT },
  );
  return { status: run.status, text: run.stdout + run.stderr };
}

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
