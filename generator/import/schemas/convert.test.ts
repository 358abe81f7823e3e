import { expect, test } from "vitest";
import { importDocument, notesAbout, petStore, record, textOf } from "../testing/imported.ts";

const PET = "schema/entities/pet.ts";

/** The spec of a pet with the property `field`. */
function fieldOf(schema: object, required: readonly string[] = [], schemas: object = {}): string {
  const text = textOf(
    importDocument(petStore(record({ name: { type: "string" }, field: schema }, required), { schemas })),
    PET,
  );
  const [, inner = text] = /export interface Pet \{\n([\s\S]*?)\n\}/.exec(text) ?? [];
  return inner.slice(inner.indexOf("name?: string;") + "name?: string;".length).trim();
}

test("a resource has the calls and screens that the document has", () => {
  const text = textOf(importDocument(petStore(record({ name: { type: "string" } }))), PET);
  expect(text).toContain('operations: ["list", "get", "create", "update", "delete"]');
  expect(text).toContain('screens: ["list", "show", "create", "edit"]');
});

test.each([
  [
    "a text",
    { type: "string", minLength: 2, maxLength: 9 },
    "/**\n   * @minLength 2\n   * @maxLength 9\n   */\n  field?: string;",
  ],
  ["a date", { type: "string", format: "date" }, "/** @format date */\n  field?: string;"],
  ["a decimal as text", { type: "string", format: "decimal" }, "field?: number;"],
  [
    "an integer",
    { type: "integer", minimum: 1 },
    "/**\n   * @asType integer\n   * @minimum 1\n   */\n  field?: number;",
  ],
  [
    "an enumeration of integers with a gap",
    { type: "integer", enum: [15, 30, 60] },
    "/** @asType integer */\n  field?: number;",
  ],
  [
    "bounds of 3.0",
    { type: "number", minimum: 1, exclusiveMinimum: true },
    "/** @exclusiveMinimum 1 */\n  field?: number;",
  ],
  ["nullable of 3.0", { type: "string", nullable: true }, "field?: string | null;"],
  ["nullable of 3.1", { type: ["string", "null"] }, "field?: string | null;"],
  ["nullable by a branch", { anyOf: [{ type: "boolean" }, { type: "null" }] }, "field?: boolean | null;"],
  ["an enumeration", { enum: ["new", "used"] }, "field?: PetField;"],
  [
    "an enumeration of numbers",
    { enum: [1, 2] },
    "/**\n   * @asType integer\n   * @minimum 1\n   * @maximum 2\n   */\n  field?: number;",
  ],
  [
    "a list",
    { type: "array", items: { type: "string" }, uniqueItems: true },
    "/** @uniqueItems true */\n  field?: string[];",
  ],
  ["a map", { type: "object", additionalProperties: { type: "string" } }, "field?: Record<string, string>;"],
  ["any object", { type: "object" }, "field?: Record<string, unknown>;"],
  ["an object", { type: "object", properties: { a: { type: "string" } } }, "field?: PetField;"],
  ["a type that is missing", { maxLength: 5 }, "/** @maxLength 5 */\n  field?: string;"],
  ["a default", { type: "string", default: "x" }, '/** @default "x" */\n  field?: string;'],
  ["a default that does not fit", { type: "integer", default: "x" }, "/** @asType integer */\n  field?: number;"],
  ["a deprecated field", { type: "string", deprecated: true }, "/** Deprecated. */\n  field?: string;"],
  [
    "a description with a tag",
    { type: "string", description: "Use\n@param x" },
    '/** Use "@param" x */\n  field?: string;',
  ],
])("%s", (_, schema, expected) => {
  expect(fieldOf(schema)).toBe(expected);
});

test("required fields are those of requests, and fields of responses only are read-only", () => {
  const read = record({ name: { type: "string" }, made: { type: "string" } }, ["id", "made"]);
  const text = textOf(importDocument(petStore(read, { body: record({ name: { type: "string" } }, ["name"]) })), PET);
  expect(text).toContain("  name: string;");
  expect(text).toContain("  /** @readOnly */\n  made?: string;");
});

test("a password in requests only is write-only", () => {
  const body = record({ name: { type: "string" }, password: { type: "string" } });
  const text = textOf(importDocument(petStore(record({ name: { type: "string" } }), { body })), PET);
  expect(text).toContain("   * @format password\n   * @writeOnly\n   */\n  password?: string;");
});

test("allOf is merged, with references and siblings", () => {
  const schemas = { Named: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } };
  const pet = { allOf: [{ $ref: "#/components/schemas/Named" }, record({ age: { type: "integer" } })] };
  const text = textOf(importDocument(petStore(JSON.parse(JSON.stringify(pet)), { schemas })), PET);
  expect(text).toContain("  name: string;");
  expect(text).toContain("  age?: number;");
});

test("a schema that many parts of allOf contain is merged once", () => {
  const levels = Array.from({ length: 40 }, (_, index) => {
    const next = { $ref: `#/components/schemas/Level${index + 1}` };
    return [`Level${index}`, { allOf: [next, next] }] as const;
  });
  const schemas = { ...Object.fromEntries(levels), Level40: record({ name: { type: "string" } }) };
  const text = textOf(importDocument(petStore({ $ref: "#/components/schemas/Level0" }, { schemas })), PET);
  expect(text).toContain("  name?: string;");
});

test("a type that contains itself is left out with its place", () => {
  const schemas = {
    Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" }, a: { type: "string" } } },
  };
  const made = importDocument(petStore(record({ node: { $ref: "#/components/schemas/Node" } }), { schemas }));
  expect(textOf(made, PET)).toContain("export interface PetNode {\n  a?: string;\n}");
  expect(made.notes.map(({ text, at }) => `${text} ${at}`).join()).toContain(
    "left out: its type contains itself. Updates keep its value #/components/schemas/Node/properties/next",
  );
});

test("branches of objects become one object with the fields of all", () => {
  const schema = {
    oneOf: [
      { type: "object", properties: { kind: { enum: ["a"] }, x: { type: "string" } }, required: ["kind", "x"] },
      { type: "object", properties: { kind: { enum: ["b"] }, y: { type: "number" } } },
    ],
  };
  const made = importDocument(petStore(record({ field: schema })));
  expect(textOf(made, PET)).toContain('export type PetFieldKind = "a" | "b";');
  expect(textOf(made, PET)).toContain(
    "export interface PetField {\n  kind?: PetFieldKind;\n  x?: string;\n  y?: number;\n}",
  );
  expect(notesAbout(made, "pet.field")).toEqual(["one of 2 objects; imported as one with the fields of all"]);
});

test("an id or a record of another entity is a relation", () => {
  const owner = record({ name: { type: "string" } });
  const list = {
    200: {
      description: "",
      content: { "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Owner" } } } },
    },
  };
  const get = {
    200: { description: "", content: { "application/json": { schema: { $ref: "#/components/schemas/Owner" } } } },
  };
  const made = importDocument(
    petStore(
      record({
        owner: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Owner" }] },
        ownerId: { type: "number" },
        whole: { $ref: "#/components/schemas/Owner" },
      }),
      {
        schemas: { Owner: owner },
        paths: { "/owners": { get: { responses: list } }, "/owners/{id}": { get: { responses: get } } },
      },
    ),
  );
  expect(textOf(made, PET)).toContain(
    'relations: { owner: { to: "owner" }, ownerId: { to: "owner" }, whole: { to: "owner" } }',
  );
  expect(textOf(made, PET)).toContain("/** @readOnly */\n  whole?: PetWhole;");
  expect(notesAbout(made, "pet.ownerId")).toEqual(['related to "owner": its name is "ownerId"']);
});

test("names on the wire are kept", () => {
  const pet = record({
    first_name: { type: "string" },
    last_name: { type: "string" },
    LastSeen: { type: "string" },
    "+1": { type: "integer" },
  });
  const made = importDocument(petStore(pet));
  expect(textOf(made, "schema/product.ts")).toContain('naming: "snake_case"');
  expect(textOf(made, PET)).toContain("  firstName?: string;");
  expect(textOf(made, PET)).toContain("/** @wire LastSeen */\n  lastSeen?: string;");
  expect(notesAbout(made, "pet.+1")).toEqual(["left out: its name is not possible in a spec. Updates keep its value"]);
});

test("a pattern with needless escapes is repaired, and one that is no regular expression is reported", () => {
  const pet = record({
    code: { type: "string", maxLength: 9, pattern: "^[a-z\\_\\-\\:]+$" },
    odd: { type: "string", maxLength: 9, pattern: "(?i)x" },
  });
  const made = importDocument(petStore(pet));
  expect(textOf(made, PET)).toContain("@pattern ^[a-z_\\-:]+$");
  expect(textOf(made, PET)).toContain("/** @maxLength 9 */\n  odd?: string;");
  expect(notesAbout(made, "pet.odd")).toEqual(["the pattern is no regular expression of JavaScript: (?i)x"]);
});

test("a record without a usable id keeps the name of the product's", () => {
  const made = importDocument(
    petStore(
      JSON.parse(
        '{ "type": "object", "properties": { "id": { "type": "object", "properties": { "a": { "type": "string" } } }, "name": { "type": "string" } } }',
      ),
    ),
  );
  expect(textOf(made, PET)).not.toContain("id2");
});
