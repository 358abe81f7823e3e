import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel } from "../model/build-model.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { Documents } from "./documents/documents.ts";
import type { Json } from "./documents/json.ts";
import { ImportError } from "./foreign-model.ts";
import { readDocument } from "./read-source.ts";
import { importDocument } from "./testing/imported.ts";

const NAMES = [
  "Pet",
  "pet",
  "Order",
  "class",
  "constructor",
  "Event",
  "x y",
  "",
  "__proto__",
  "id",
  "ID",
  "service",
  "ünïcode",
  "Record",
];
const name = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 }));
const bound = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constant("3"), fc.double({ noNaN: true }));
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("*/", "@tag x", "$" + "{x}", "`", "</script>", "a\n * @wire b"),
);

const keywords = fc.record(
  {
    type: fc.constantFrom(
      "string",
      "integer",
      "number",
      "boolean",
      "array",
      "object",
      "null",
      "file",
      3,
      ["string", "null"],
      ["integer", "string"],
      [],
    ),
    format: fc.constantFrom(
      "date",
      "date-time",
      "email",
      "uuid",
      "uri",
      "int64",
      "binary",
      "password",
      "decimal",
      "nonsense",
    ),
    title: text,
    description: text,
    enum: fc.array(fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean()), { maxLength: 4 }),
    const: fc.oneof(text, fc.integer()),
    default: fc.jsonValue({ maxDepth: 1 }),
    pattern: fc.constantFrom("^a+$", "(a+)+$", "[", "/x/", "", "*/", "^[A-Z]{3}$"),
    minLength: bound,
    maxLength: bound,
    minimum: bound,
    maximum: bound,
    exclusiveMinimum: fc.oneof(bound, fc.boolean()),
    multipleOf: bound,
    minItems: bound,
    maxItems: bound,
    uniqueItems: fc.boolean(),
    nullable: fc.boolean(),
    readOnly: fc.boolean(),
    writeOnly: fc.boolean(),
    deprecated: fc.boolean(),
    required: fc.array(name, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    keywords,
    fc
      .tuple(keywords, fc.dictionary(name, tie("schema"), { maxKeys: 5 }))
      .map(([words, properties]) => ({ ...words, type: "object", properties })),
    fc.tuple(keywords, tie("schema")).map(([words, items]) => ({ ...words, type: "array", items })),
    fc
      .tuple(fc.constantFrom("allOf", "oneOf", "anyOf"), fc.array(tie("schema"), { maxLength: 3 }))
      .map(([word, branches]) => ({ [word]: branches })),
    tie("schema").map((additionalProperties) => ({ type: "object", additionalProperties })),
    fc.constantFrom("Pet", "Order", "Missing").map((target) => ({ $ref: `#/components/schemas/${target}` })),
    fc.constantFrom(true, null, 7, "x", []),
  ),
}));

/** An object with fields: the schema of a record. */
const record = fc
  .tuple(keywords, fc.dictionary(name, schema, { minKeys: 1, maxKeys: 7 }))
  .map(([words, properties]) => ({ ...words, type: "object", properties }));
const recordOrAny = fc.oneof({ arbitrary: record, weight: 4 }, schema);

const path = fc.constantFrom(
  "/pets",
  "/orders/",
  "/assets",
  "/api/v1/classes",
  "/pets/sold",
  "/a b",
  "/x-y_z",
  "no-slash",
  "/{tenant}/users",
);

const document = fc
  .record({
    paths: fc.uniqueArray(path, { minLength: 1, maxLength: 4 }),
    row: recordOrAny,
    body: recordOrAny,
    pet: recordOrAny,
    order: recordOrAny,
    verb: fc.constantFrom("cancel", "delete", "new", "constructor", "a_b", "get", "edit", "2fa"),
    envelope: fc.constantFrom(null, "data", "results", "_embedded"),
    parameters: fc.array(fc.record({ name, in: fc.constantFrom("query", "path", "body", 3) }), { maxLength: 3 }),
  })
  .map(({ paths, row, body, pet, order, envelope, parameters, verb }) => {
    const list = { type: "array", items: row };
    const rows =
      envelope === null ? list : { type: "object", properties: { [envelope]: list, total: { type: "integer" } } };
    const answer = (content: unknown) => ({
      responses: { 200: { content: { "application/json": { schema: content } } } },
    });
    const send = { requestBody: { content: { "application/json": { schema: body } } } };
    return {
      openapi: "3.1.0",
      info: { title: "Any" },
      paths: Object.fromEntries(
        paths.flatMap((each) => [
          [each, { get: { parameters, ...answer(rows) }, post: { ...send, ...answer(row) } }],
          [
            `${each.replace(/\/$/, "")}/{petId}${each.endsWith("/") ? "/" : ""}`,
            { get: answer(row), put: { ...send, ...answer(row) }, delete: {} },
          ],
          [`${each.replace(/\/$/, "")}/{petId}/${verb}`, { post: { summary: `${verb}.`, responses: {} } }],
        ]),
      ),
      components: { schemas: { Pet: pet, Order: order } },
    };
  });

/** Imports a document, and checks that the generator accepts the written spec. */
function importsOrSaysWhy(value: unknown): void {
  const plain = JSON.parse(JSON.stringify(value)) as Json;
  try {
    const { files } = importDocument(plain);
    const spec = [...files].filter(([file]) => file.startsWith("schema/"));
    expect(() =>
      buildModel(readSpecSource(spec.map(([file, content]) => ({ path: file, text: content })))),
    ).not.toThrow();
  } catch (error) {
    if (!(error instanceof ImportError)) {
      throw error;
    }
    expect(error.message).toMatch(/^The source has nothing to import/);
  }
}

const RUNS = { numRuns: Number(process.env["RANDOM_DOCUMENTS"] ?? 25) };

test("any OpenAPI document gives a spec that generates, or an error with a reason", { timeout: 600_000 }, () => {
  fc.assert(fc.property(document, importsOrSaysWhy), RUNS);
});

test("any JSON Schema gives a spec that generates, or an error with a reason", { timeout: 600_000 }, () => {
  const whole = fc.tuple(recordOrAny, fc.dictionary(name, recordOrAny, { maxKeys: 4 }));
  const property = fc.property(whole, ([root, definitions]) =>
    importsOrSaysWhy(
      typeof root === "object" && root !== null ? { ...root, $defs: definitions } : { $defs: definitions },
    ),
  );
  fc.assert(property, RUNS);
});

test("any JSON value is read, or an error with a reason", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      try {
        readDocument(Documents.of(value as Json));
      } catch (error) {
        expect(error).toBeInstanceOf(ImportError);
      }
    }),
  );
});
