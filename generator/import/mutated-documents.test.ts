import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { frameworkRoot } from "../paths/product-paths.ts";
import type { Json } from "./documents/json.ts";
import { type ForeignModel, ImportError } from "./foreign-model.ts";
import { readPrisma } from "./prisma/read-prisma.ts";
import { expectImport, ODD_NAMES, plain, RUNS } from "./testing/any-import.ts";
import { importDocument, importModel, petStore, record } from "./testing/imported.ts";

const textOf = (file: string) => readFileSync(path.join(frameworkRoot, "testing/documents", file), "utf8");

/** Good documents, which the tests break in one or more places. */
const DOCUMENTS: readonly Json[] = [
  parse(textOf("shelf.yaml")) as Json,
  petStore(
    record({
      name: { type: "string", maxLength: 40 },
      state: { $ref: "#/components/schemas/State" },
      owner: { allOf: [{ $ref: "#/components/schemas/Owner" }] },
      tags: { type: "array", items: { type: "string" } },
    }),
    {
      schemas: {
        State: { type: "string", enum: ["new", "old"] },
        Owner: { type: "object", properties: { id: { type: "string" }, pets: { $ref: "#/components/schemas/Owner" } } },
      },
      paths: { "/pets/{petId}/feed": { post: { security: [{ key: [] }], responses: {} } } },
    },
  ),
  {
    type: "object",
    title: "Order",
    properties: { id: { type: "integer" }, lines: { type: "array", items: { $ref: "#/$defs/Line" } } },
    $defs: { Line: { type: "object", properties: { count: { type: "integer", minimum: 1 } } } },
  },
];

const VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e300,
  "",
  "string",
  "x".repeat(5000),
  [],
  [[]],
  {},
  { $ref: "#" },
  { $ref: "#/paths" },
  { $ref: "nowhere.json#/a" },
  { $ref: 3 },
  { type: ["null"] },
  { type: "object", properties: { "": {}, id: { type: "boolean" } } },
  { enum: [1, 2, 3] },
  { enum: [] },
  { oneOf: [{}, null, { type: "string" }] },
  { allOf: [{ $ref: "#" }, { type: "string" }, 7] },
  { type: "array" },
  { type: "string", pattern: "(" },
  { additionalProperties: { type: "integer" } },
];

/** A change of a document: what happens at which of its members. */
const mutation = fc.record({
  at: fc.nat(),
  what: fc.oneof(
    fc.constantFrom({ kind: "delete" as const }, { kind: "repeat" as const }),
    fc.constantFrom(...ODD_NAMES).map((name) => ({ kind: "rename" as const, name })),
    fc.constantFrom(...VALUES).map((value) => ({ kind: "replace" as const, value })),
  ),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

type Mutable = { [name: string]: unknown } | unknown[];

/** All objects and lists in a value with members. */
function containersIn(value: unknown, found: Mutable[] = []): Mutable[] {
  if (typeof value === "object" && value !== null) {
    if (Object.keys(value).length > 0) {
      found.push(value as Mutable);
    }
    for (const inner of Object.values(value)) {
      containersIn(inner, found);
    }
  }
  return found;
}

function apply(document: unknown, { at, what }: Mutation): void {
  const members = containersIn(document).flatMap((container) =>
    Object.keys(container).map((key) => ({ container, key })),
  );
  const chosen = members[at % Math.max(members.length, 1)];
  if (chosen === undefined) {
    return;
  }
  const { key } = chosen;
  const container = chosen.container as { [name: string]: unknown };
  const value = container[key];
  switch (what.kind) {
    case "delete":
      delete container[key];
      break;
    case "repeat":
      Object.defineProperty(container, key.toUpperCase(), {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      break;
    case "rename":
      delete container[key];
      Object.defineProperty(container, what.name, { value, enumerable: true, configurable: true, writable: true });
      break;
    case "replace":
      // Each document has its own copy: a later change must not lead into itself.
      container[key] = structuredClone(what.value);
  }
}

test("a document with broken parts gives a spec that generates, or an error with a reason", {
  timeout: 600_000,
}, () => {
  const changes = fc.array(mutation, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...DOCUMENTS), changes, (document, mutations) => {
      const changed = plain(document);
      for (const each of mutations) {
        apply(changed, each);
      }
      expectImport(() => importDocument(plain(changed)));
    }),
    RUNS,
  );
});

test("a Prisma schema with lines left out, doubled or cut gives a spec that generates, or an error with its line", {
  timeout: 600_000,
}, async () => {
  const lines = textOf("rental.prisma").split("\n");
  const edit = fc.record({
    at: fc.nat(),
    what: fc.constantFrom("leave out", "double", "cut", "upper case"),
  });
  const edits = fc.array(edit, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(edits, async (all) => {
      const changed = [...lines];
      for (const { at, what } of all) {
        const index = at % changed.length;
        const line = changed[index] ?? "";
        const now = {
          "leave out": [],
          double: [line, line],
          cut: [line.slice(0, line.length / 2)],
          "upper case": [line.toUpperCase()],
        };
        changed.splice(index, 1, ...now[what]);
      }
      const model = await readPrisma([{ file: "a.prisma", text: changed.join("\n") }]).catch((error: unknown) => error);
      if (model instanceof ImportError) {
        expect(model.message).toMatch(/^a\.prisma/);
        return;
      }
      expectImport(() => importModel(model as ForeignModel));
    }),
    RUNS,
  );
});
