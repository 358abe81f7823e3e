import fc from "fast-check";
import { expect, test } from "vitest";
import { Documents } from "./documents/documents.ts";
import type { Json } from "./documents/json.ts";
import { ImportError } from "./foreign-model.ts";
import { readDocument } from "./read-source.ts";
import { expectImport, ODD_NAMES, plain, RUNS } from "./testing/any-import.ts";
import { importDocument, petStore } from "./testing/imported.ts";

const name = fc.oneof(fc.constantFrom(...ODD_NAMES), fc.string({ maxLength: 8 }));
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

test("any schema in an OpenAPI document or JSON Schema gives a spec that generates, or an error with a reason", {
  timeout: 600_000,
}, () => {
  const schemas = fc.record({ row: recordOrAny, body: recordOrAny, Pet: recordOrAny, Order: recordOrAny });
  const property = fc.property(schemas, fc.boolean(), ({ row, body, Pet, Order }, isOpenApi) => {
    const document = isOpenApi
      ? petStore(row as Json, { body: body as Json, schemas: { Pet, Order } })
      : { ...Object(row), $defs: { Pet, Order, body } };
    expectImport(() => importDocument(plain(document)));
  });
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
