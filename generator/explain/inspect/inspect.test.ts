import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { InspectedMark, InspectedSubject } from "../../../src/contract/inspection.ts";
import { inspect } from "./inspect.ts";

const LIBRARY = path.resolve(import.meta.dirname, "../../../testing/fixture");
const FIXTURES = path.resolve(import.meta.dirname, "../../testing/fixtures");

function inspected(marks: readonly InspectedMark[], where = "/books"): readonly InspectedSubject[] {
  const { subjects, problem } = inspect(LIBRARY, { language: "en-US", path: where, marks });
  expect(problem).toBeNull();
  return subjects;
}

const names = (marks: readonly InspectedMark[], where?: string) => inspected(marks, where).map(({ name }) => name);

/** The lines of the first subject, as they are in the files. */
function linesOf(marks: readonly InspectedMark[], group: string): readonly (readonly [what: string, text: string])[] {
  const [first] = inspected(marks);
  return (first?.places ?? [])
    .filter((place) => place.group === group)
    .map(({ what, file, line }) => [what, lineAt(file, line)]);
}

function lineAt(file: string, line: number): string {
  return `${readFileSync(path.join(LIBRARY, file), "utf8").split("\n")[line - 1]}`.trim();
}

test("a field has the lines of its type and of each list of the spec that names it", () => {
  expect(linesOf([{ key: "entity.book.field.status" }], "spec")).toEqual([
    ["field", "status: Status;"],
    ["list.columns", expect.stringContaining('columns: ["name", "status"')],
    ["list.filters", expect.stringContaining('filters: ["status"')],
    ["form.sections general", expect.stringContaining('name: "general"')],
  ]);
});

test("a field with the name of an option is not mistaken for it", () => {
  expect(linesOf([{ key: "entity.book.field.name" }], "spec").map(([what]) => what)).toEqual([
    "field",
    "titleField",
    "list.columns",
    "list.search",
    "form.sections general",
  ]);
  expect(linesOf([{ key: "entity.book.field.feeAtlas" }], "spec").map(([what]) => what)).toContain("units");
});

test("a field has its label in each language, its calls, and the slots of the product's code", () => {
  const marks = [{ key: "entity.ticket.field.code" }];
  expect(linesOf(marks, "labels")).toEqual([
    ["label pt-BR", 'code: "Código",'],
    ["label en-US", 'code: "Code",'],
  ]);
  expect(linesOf(marks, "calls").map(([what]) => what)).toEqual([
    "ticket.list",
    "ticket.get",
    "ticket.create",
    "ticket.update",
  ]);
  const [{ places } = { places: [] }] = inspected(marks);
  const slots = places.filter(({ group }) => group === "overrides").map(({ what, text }) => [what, text]);
  expect(slots).toEqual([
    ["display.code", "CopyableText"],
    ["widgets.code", "free"],
  ]);
});

test("a field of an embedded entity has its own lines", () => {
  expect(linesOf([{ key: "entity.bookCopy.field.price" }], "labels")).toEqual([
    ["label pt-BR", expect.stringContaining("price:")],
    ["label en-US", expect.stringContaining("price:")],
  ]);
});

test("an action has its line in the spec, its call, and its code in the backend", () => {
  const marks = [{ key: "entity.member.action.renewCard.confirm" }];
  expect(names(marks)[0]).toBe("member: action renewCard");
  expect(linesOf(marks, "spec")).toEqual([["actions", "renewCard: {"]]);
  expect(linesOf(marks, "calls")).toEqual([["member.renewCard", expect.stringContaining("renewCard: (")]]);
  const [{ places } = { places: [] }] = inspected(marks);
  expect(places.filter(({ group }) => group === "overrides").map(({ what }) => what)).toEqual(["customRoutes"]);
});

test("a section, a breakdown and a menu entry have their line in the spec", () => {
  expect(linesOf([{ key: "entity.ticket.section.entry" }], "spec")).toEqual([
    ["form.sections", expect.stringContaining('name: "entry"')],
    ["show.sections", expect.stringContaining('name: "entry"')],
  ]);
  expect(linesOf([{ key: "entity.book.breakdown.interval" }], "spec")).toEqual([
    ["breakdowns", expect.stringContaining("breakdowns: { interval:")],
  ]);
  expect(linesOf([{ key: "menu.genres" }], "spec")).toEqual([["menu", expect.stringContaining('name: "genres"')]]);
});

test("a shown text is found by its label: of the part around it first, then of the menu", () => {
  expect(names([{ text: "Name *" }, { key: "entity.book.field.bookCopies" }, { entity: "book" }])).toEqual([
    "bookCopy.name",
    "book.bookCopies",
    "book",
    "screen: /books",
  ]);
  expect(names([{ text: "Name" }, { entity: "book" }])[0]).toBe("book.name");
  expect(names([{ text: "Books" }])[0]).toBe("menu: books");
  expect(names([{ text: "New ticket" }, { entity: "ticket" }])[0]).toBe("ticket: create");
});

test("a text with a number is found by its pattern, and data by no label", () => {
  expect(names([{ text: "12 tickets selected" }, { entity: "ticket" }])[0]).toBe("ticket: selected");
  expect(names([{ text: "Delete 12 tickets" }, { entity: "ticket" }])[0]).not.toBe("ticket: count");
  expect(names([{ text: "Maria da Silva" }, { entity: "ticket" }])[0]).toBe("ticket");
});

test("a text of the framework is marked as such, and followed by the operation it is about", () => {
  const [text, operation] = inspected([{ text: "Edit" }, { entity: "book" }]);
  expect([text?.name, text?.isOfProduct, operation?.name, operation?.isOfProduct]).toEqual([
    "framework: crud.action.edit",
    false,
    "book: edit",
    true,
  ]);
  expect(text?.places).toMatchObject([{ what: "framework", file: "src/console/i18n/en-US/crud.ts" }]);
  expect(names([{ text: "Save" }, { entity: "book" }], "/books/create")[1]).toBe("book: create");
});

test("a text of the product leads to the lines of its code that use it", () => {
  const [text] = inspected([{ key: "product.shelfMark.username" }], "/shelf-mark");
  expect(text?.places).toContainEqual(
    expect.objectContaining({ what: "used in", file: "src/console/shelf-mark-screen.tsx" }),
  );
});

test("a page of the product's own is the last subject", () => {
  expect(names([], "/shelf-mark")).toEqual(["screen: /shelf-mark"]);
  const [{ places } = { places: [] }] = inspected([], "/shelf-mark");
  expect(places.map(({ file }) => file)).toContain("src/console/shelf-mark-screen.tsx");
});

test("unknown keys and entities have no subject", () => {
  expect(names([{ key: "entity.nothing.field.x" }, { entity: "nothing" }, { field: "x" }], "/nowhere")).toEqual([]);
});

test("each question reads the files again, and a mistake in the spec is reported", () => {
  const product = mkdtempSync(path.join(tmpdir(), "inspect-"));
  try {
    cpSync(path.join(FIXTURES, "one-entity"), product, { recursive: true });
    const file = path.join(product, "schema/entities/genre.ts");
    const text = readFileSync(file, "utf8");
    const ask = () => inspect(product, { language: "en-US", path: "/", marks: [{ key: "entity.genre.field.name" }] });
    const lineOf = () => ask().subjects[0]?.places.find(({ what }) => what === "field")?.line ?? 0;
    const before = lineOf();
    writeFileSync(file, `\n\n${text}`);
    expect(lineOf()).toBe(before + 2);
    writeFileSync(file, text.replace('columns: ["name"]', 'columns: ["nam"]'));
    expect(ask()).toMatchObject({ subjects: [], problem: expect.stringContaining("schema/entities/genre.ts:16") });
  } finally {
    rmSync(product, { recursive: true, force: true });
  }
});
