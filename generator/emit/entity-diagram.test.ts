import path from "node:path";
import { expect, test } from "vitest";
import { render } from "../generate.ts";
import { readSchemaFiles } from "../read/schema-files.ts";
import { fixtureFolders, fixtureSpec } from "../testing/fixture-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../../testing/fixture");

// Mermaid's grammar of an `erDiagram`, for names of letters and digits.
const LINES = [
  /^erDiagram$/,
  /^ {2}"[A-Z]\w*" \{$/,
  /^ {4}[A-Za-z]\w*(\[\])? [a-z]\w*( (PK|FK|UK))?$/,
  /^ {2}\}$/,
  /^ {2}"[A-Z]\w*" (\}o|\|\|)(--|\.\.)(o\{|o\||\|\|) "[A-Z]\w*" : "\w+"$/,
];

const specs: readonly (readonly [string, string])[] = [
  ["the neutral product", diagramOf(readSchemaFiles(ROOT))],
  ...fixtureFolders("fixtures").map((folder) => [path.basename(folder), diagramOf(fixtureSpec(folder))] as const),
];

test.each(specs)("the diagram of %s is one that Mermaid reads", (_, diagram) => {
  const lines = diagram.split("\n");
  expect(lines.filter((line) => !LINES.some((pattern) => pattern.test(line)))).toEqual([]);
  const names = lines.flatMap((line) => /^ {2}"(\w+)" \{$/.exec(line)?.[1] ?? []);
  const linked = lines.flatMap((line) => [...line.matchAll(/"([A-Z]\w*)"(?= [}|:])/g)].map(([, name]) => name ?? ""));
  expect(new Set(names).size).toBe(names.length);
  expect(linked.filter((name) => !names.includes(name))).toEqual([]);
});

test("a relation and an embedded entity are different lines of the diagram", () => {
  const diagram = diagramOf(readSchemaFiles(ROOT));
  expect(diagram).toContain('  "Ticket" }o--o{ "Member" : "members"');
  expect(diagram).toContain('  "Member" }o--o| "Book" : "bookId"');
  expect(diagram).toContain('  "Book" ||--o{ "BookCopy" : "bookCopies"');
  expect(diagram).toContain('  "TicketBatch" ||..o{ "Ticket" : "creates"');
});

function diagramOf(files: Parameters<typeof render>[0]): string {
  const text = render(files).files.find(({ path: name }) => name === "docs/entities.md")?.content ?? "";
  return /```mermaid\n([\s\S]*?)\n```/.exec(text)?.[1] ?? "";
}
