import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { BOOK } from "../testing/book-spec.ts";
import { runCli } from "./run-cli.ts";

const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/labels-that-agree");

let project: string;

/** A library with members and their labels in Portuguese and English. */
beforeEach(async () => {
  project = testFolder("labels-");
  cpSync(FIXTURE, project, { recursive: true });
  await codegen("generate");
});

const MEMBER = "src/labels/pt-BR/member.ts";

test("a new entity of eight fields, with an entry of the menu, needs at most 20 texts a language", async () => {
  addBook();
  await codegen("labels");
  for (const [language, most] of [
    ["pt-BR", 20],
    ["en-US", 20],
  ] as const) {
    expect(stubsIn(`src/labels/${language}/book.ts`)).toBeLessThanOrEqual(most);
    // The entry of the menu is called as the entity is.
    expect(stubsIn(`src/labels/${language}/product.ts`)).toBe(0);
  }
  expect(stubsIn("src/labels/pt-BR/book.ts")).toBe(stubsIn("src/labels/en-US/book.ts") + 1);
});

test("with those texts written, the new entity lacks none, and everything is in sync", async () => {
  addBook();
  await codegen("labels");
  for (const language of ["pt-BR", "en-US"]) {
    edit(`src/labels/${language}/book.ts`, (text) =>
      text.replace('gender: ""', 'gender: "masculine"').replaceAll('""', '"Some words"'),
    );
  }
  expect((await codegen("generate")).text).not.toContain("missing");
  expect(await codegen("check")).toEqual({ status: 0, text: "generated/ is in sync with schema/" });
});

test("generate names every missing text with its file, writes all the same, and check then fails", async () => {
  addBook();
  const { status, text } = await codegen("generate");
  expect(status).toBe(0);
  expect(text).toContain("new      generated/screens/book.ts");
  const told = text.split("\n").filter((line) => line.startsWith("  src/labels/"));
  expect(told).toContain("  src/labels/pt-BR/book.ts  book.fields.isRare  (entity.book.field.isRare)");
  const count = Number(/(\d+) texts missing/.exec(text)?.[1]);
  expect(told.slice(0, 20).every((line) => / {2}\w+\.[\w.]+ {2}\(.+\)$/.test(line))).toBe(true);
  expect(told.slice(20)).toEqual([`  src/labels/en-US/book.ts  ${count - 20} more`]);
  expect(count).toBe(stubsAfterLabels(await codegen("labels")));
  const checked = await codegen("check");
  expect(checked.status).toBe(1);
  expect(checked.text).toContain(`${count} texts missing in the label files:`);
  expect(checked.text).not.toContain("generated/ is out of date with schema/");
  const { inSync, missingTexts } = JSON.parse((await codegen("check", "--json")).text);
  expect(inSync).toBe(false);
  expect(missingTexts).toContainEqual({
    language: "pt-BR",
    key: "entity.book.field.isRare",
    file: "src/labels/pt-BR/book.ts",
    location: "book.fields.isRare",
  });
});

test("a missing text is a compiler error with its key and its file", async () => {
  edit(MEMBER, (text) => text.replace(/ {4}email: .*\n/, ""));
  await codegen("generate");
  const file = path.join(project, "generated/labels/pt-BR.ts");
  const types = path.resolve(import.meta.dirname, "../../src/contract/labels.ts");
  const options = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    paths: { "entity-console/generated": [types], "entity-console/spec": [types] },
  };
  const program = ts.createProgram([file], {
    ...options,
    types: [],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const messages = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(messages).toEqual([
    `Type 'undefined' does not satisfy the expected type '"entity.member.field.email is missing: write fields.email of member in src/labels/pt-BR/member.ts"'.`,
  ]);
});

test("an empty text counts as missing, and a second run changes no file", async () => {
  edit(MEMBER, (text) => text.replace(/email: .*,/, 'email: "",'));
  expect((await codegen("check")).text).toContain("  src/labels/pt-BR/member.ts  member.fields.email  ");
  const before = readFileSync(path.join(project, MEMBER), "utf8");
  expect((await codegen("labels")).text).toBe('1 text to be written, in the places that say "".');
  expect(readFileSync(path.join(project, MEMBER), "utf8")).toBe(before);
});

test("labels --language writes the files of that language only", async () => {
  addBook();
  expect((await codegen("labels", "--language", "en-US")).text).toContain("  wrote  src/labels/en-US/book.ts");
  expect(existsSync(path.join(project, "src/labels/pt-BR/book.ts"))).toBe(false);
});

test("a language that is new gets stubs for its patterns, its labels and the framework's texts", async () => {
  const { status, text } = await codegen("labels", "--language", "it");
  expect(status).toBe(0);
  expect(text).toContain('Name "it" among the languages of schema/product.ts.');
  const read = (name: string) => readFileSync(path.join(project, `src/labels/it/${name}.ts`), "utf8");
  expect(read("patterns")).toContain('    create: "", // New {one}\n');
  expect(read("framework")).toContain('  "shell.login.title": "", // Sign in\n');
  expect(read("member")).toMatch(/^ {2}one: "", \/\/ .+\n {2}many: "", \/\/ .+\n/m);
  expect(read("product")).toContain('  name: "", // Biblioteca\n');
  edit("schema/product.ts", (spec) => spec.replace('"en-US"', '"it", "en-US"'));
  expect((await codegen("generate")).status).toBe(0);
  const told = (await codegen("check")).text.split("\n");
  expect(told.join("\n")).toMatch(/^ {2}src\/labels\/it\/framework\.ts {2}\d{3} more$/m);
  // In CI each listed text has an annotation too.
  expect(told.filter((line) => !line.startsWith("::")).length).toBeLessThan(40);
  expect(told.length).toBeLessThan(80);
  expect((await codegen("check", "--json")).text).toContain('"shell.login.title"');
});

test("missing plural forms are listed with the language's forms", async () => {
  await codegen("labels", "--language", "pl");
  edit("schema/product.ts", (spec) => spec.replace('"en-US"', '"pl", "en-US"'));
  const { text } = await codegen("check");
  expect(text).toContain("  src/labels/pl/patterns.ts  patterns.entity.count_few  (patterns.entity.count_few)");
  expect(text).toContain("Plural forms in pl, with a count of each: one (1), few (2), many (0).");
});

test("an invalid language tag is rejected", async () => {
  const { status, text } = await codegen("labels", "--language", "../pt");
  expect([status, text]).toEqual([3, '"../pt" is not a BCP 47 tag; write one such as "en-US".']);
});

/** Lets the console show words from names for texts that are missing. */
function allowProposals(): void {
  edit("schema/product.ts", (text) => text.replace(/ {2}completeLanguages: .*\n/, ""));
}

test("in a product without complete languages, check counts the texts from names and passes, unless it is strict", async () => {
  allowProposals();
  edit(MEMBER, (text) => text.replace(/ {4}email: .*\n/, ""));
  await codegen("generate");
  const email = /"entity\.member\.field\.email": "E-?mail"/;
  expect(readFileSync(path.join(project, "generated/labels/pt-BR.ts"), "utf8")).toMatch(email);
  const { status, text } = await codegen("check");
  expect([status, text]).toEqual([0, expect.stringContaining("1 text comes from names or from another language")]);
  expect(JSON.parse((await codegen("check", "--json")).text)).toMatchObject({
    inSync: true,
    missingTexts: [],
    unreviewedTexts: [{ language: "pt-BR", location: "member.fields.email", proposal: expect.any(String) }],
  });
  const strict = await codegen("check", "--strict");
  expect([strict.status, strict.text]).toEqual([1, expect.stringContaining("1 text missing in the label files")]);
});

test("labels writes words from names in the first language, and empty texts with them as comments in the others", async () => {
  allowProposals();
  addBook();
  expect((await codegen("labels")).text).toMatch(/\d+ texts from names: review them\.$/);
  const read = (language: string) => readFileSync(path.join(project, `src/labels/${language}/book.ts`), "utf8");
  expect(read("pt-BR")).toContain('    isRare: "Is rare",\n');
  expect(read("en-US")).toContain('    isRare: "", // Is rare\n');
  // A question is no word from a name.
  expect(read("pt-BR")).toMatch(/confirm: "",/);
});

function addBook(): void {
  writeFileSync(path.join(project, "schema/entities/book.ts"), BOOK);
  edit("schema/menu.ts", (text) =>
    text.replace(
      "export const menu = [",
      'export const menu = [\n  { name: "books", icon: "MenuBookOutlined", entity: "book" },',
    ),
  );
}

function stubsIn(file: string): number {
  return readFileSync(path.join(project, file), "utf8").split('""').length - 1;
}

function stubsAfterLabels({ status }: { readonly status: number }): number {
  expect(status).toBe(0);
  return ["pt-BR", "en-US"].reduce((sum, language) => sum + stubsIn(`src/labels/${language}/book.ts`), 0);
}

function edit(file: string, change: (text: string) => string): void {
  const absolute = path.join(project, file);
  const before = readFileSync(absolute, "utf8");
  expect(change(before)).not.toBe(before);
  writeFileSync(absolute, change(before));
}

async function codegen(...args: readonly string[]) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const status = await runCli([...args, "--root", project], { out: print, error: print });
  return { status, text: lines.join("\n") };
}

test("two enumerations with the same values have labels of their own", async () => {
  addBook();
  edit("schema/entities/book.ts", (text) =>
    text
      .replace("/**\n * @minimum 0", 'export type Shelf = "biography" | "novel" | "poetry";\n\n/**\n * @minimum 0')
      .replace("  genre?: Genre;", "  genre?: Genre;\n  shelf?: Shelf;")
      .replace('fields: ["title", "genre",', 'fields: ["title", "genre", "shelf",'),
  );
  expect((await codegen("labels")).status).toBe(0);
  const labels = readFileSync(path.join(project, "src/labels/en-US/book.ts"), "utf8");
  expect(labels).toMatch(/genre: \{\s+novel: "",\s+poetry: "",\s+biography: "",\s+\},\s+shelf: \{/);
  for (const [language, value] of [
    ["en-US", "Shelf of novels"],
    ["pt-BR", "Estante de romances"],
  ] as const) {
    edit(`src/labels/${language}/book.ts`, (text) =>
      text
        .replace('gender: ""', 'gender: "masculine"')
        .replace(/(shelf: \{[^}]*novel: )""/, `$1"${value}"`)
        .replaceAll('""', '"Some words"'),
    );
  }
  expect((await codegen("generate")).text).not.toContain("missing");
  const texts = readFileSync(path.join(project, "generated/labels/en-US.ts"), "utf8");
  expect(texts).toContain('"enum.shelf.novel": "Shelf of novels"');
  expect(texts).toContain('"enum.genre.novel": "Some words"');
  expect(await codegen("check")).toEqual({ status: 0, text: "generated/ is in sync with schema/" });
});
