import { expect, test } from "vitest";
import { importDocument, notesAbout, textOf } from "../testing/imported.ts";

const names = (document: Parameters<typeof importDocument>[0]) =>
  importDocument(document).draft.entities.map((each) => each.names.name);

const named = (properties: object) => JSON.parse(JSON.stringify({ type: "object", properties }));

test("the root is an entity, and its definitions are values", () => {
  const made = importDocument({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Order",
    description: "What a customer wants.",
    type: "object",
    required: ["number"],
    properties: { number: { type: "string" }, lines: { type: "array", items: { $ref: "#/$defs/line" }, minItems: 1 } },
    $defs: { line: named({ sku: { type: "string" }, count: { type: "integer", exclusiveMinimum: 0 } }) },
  });
  const text = textOf(made, "schema/entities/order.ts");
  expect(made.draft.entities).toHaveLength(1);
  expect(text).toContain("/** What a customer wants. */");
  expect(text).toContain("  number: string;");
  expect(text).toContain("  /** @minItems 1 */\n  lines?: OrderLinesItem[];");
  expect(text).toContain('operations: ["list", "get", "create", "update", "delete"]');
  expect(notesAbout(made, "order")).toEqual(["no field identifies its records; the spec has `id`"]);
});

test("definitions with an id are entities, and references to them are relations", () => {
  const document = {
    $defs: {
      Author: named({ id: {}, name: { type: "string" } }),
      Book: named({ id: {}, title: { type: "string" }, author: { $ref: "#/$defs/Author" } }),
      Size: named({ w: { type: "number" } }),
    },
  };
  expect(names(JSON.parse(JSON.stringify(document)))).toEqual(["author", "book"]);
  expect(textOf(importDocument(JSON.parse(JSON.stringify(document))), "schema/entities/book.ts")).toContain(
    'relations: { author: { to: "author" } }',
  );
});

test("without ids, the definitions that no other one refers to are entities", () => {
  const document = {
    definitions: { a: named({ b: { $ref: "#/definitions/b" } }), b: named({ x: { type: "string" } }) },
  };
  expect(names(JSON.parse(JSON.stringify(document)))).toEqual(["a"]);
});

test("a list at the root gives an entity of its items", () => {
  expect(names({ title: "Person", type: "array", items: named({ name: { type: "string" } }) })).toEqual(["person"]);
});

test("a document of another kind is an error", () => {
  expect(() => importDocument({ name: "x" })).toThrow("is neither an OpenAPI document nor a JSON Schema");
  expect(() => importDocument([])).toThrow("contains no object");
});
