import fc from "fast-check";
import type { JsonSchema } from "../../contract/json-schema.ts";

const MAX_ITEMS = 3;
const YEAR_9999 = new Date("9999-12-31T00:00:00Z");
const YEAR_1 = new Date("0001-01-01T00:00:00Z");

/** Values that broke parsers, queries or pages before. */
const HOSTILE: readonly unknown[] = [
  null,
  "",
  " ",
  "0",
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  {},
  [null],
  [[[[]]]],
  "'; drop table tickets; --",
  "1' or '1'='1",
  "%_\\",
  "$1 {{x}} <%= x %>",
  "<script>alert(1)</script>",
  "\u202e\u0000\ud83d\ude00",
  "\ud800",
  "x".repeat(5_000),
  "2026-02-30",
  "0000-00-00",
  "99999-01-01",
  "../../etc/passwd",
  "%00",
  "\r\nX-Injected: 1",
  "constructor",
  "__proto__",
  { constructor: { prototype: 1 } },
  { $ne: null },
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Valid bodies of a schema. `ids` are those of existing records. */
export function validBody(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum);
  }
  switch (schema.type) {
    case "object":
      return validObject(schema, ids);
    case "array": {
      const { minItems = 0, maxItems = MAX_ITEMS, uniqueItems = false, items } = schema;
      const item = items === undefined ? fc.constant(null) : validBody(items, ids);
      const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)) };
      return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
    }
    case "boolean":
      return fc.boolean();
    case "integer":
      return withEdges(schema, fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 }));
    case "number": {
      const cents = fc.integer({ min: (schema.minimum ?? 0) * 100, max: 1_000_000 });
      return withEdges(
        schema,
        cents.map((count) => count / 100),
      );
    }
    case "string":
      return validText(schema, ids);
  }
}

/** Generates the bounds more often than chance. */
function withEdges({ minimum, maximum }: JsonSchema, inside: fc.Arbitrary<number>): fc.Arbitrary<number> {
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  return edges.length === 0
    ? inside
    : fc.oneof({ weight: 3, arbitrary: inside }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
}

function validObject(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<object> {
  const { properties = {}, required = [], oneOf } = schema;
  if (oneOf !== undefined) {
    return fc.oneof(
      ...oneOf.map((branch) => {
        const parts = Object.entries(branch.properties).map(([name, own]) => [name, { ...properties[name], ...own }]);
        return validObject({ type: "object", properties: Object.fromEntries(parts), required: branch.required }, ids);
      }),
    );
  }
  const fields = Object.entries(properties).map(([name, field]) => [name, validBody(field, ids)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function validText(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  const day = fc.date({ min: YEAR_1, max: YEAR_9999, noInvalidDate: true });
  if (format === "date") {
    return day.map((date) => date.toISOString().slice(0, 10));
  }
  if (format === "date-time") {
    return day.map((date) => date.toISOString());
  }
  if (format === "email") {
    return fc.stringMatching(/^[a-z]{3,12}[0-9]{0,6}$/).map((name) => `${name}@example.com`);
  }
  if (format === "password") {
    return fc.stringMatching(/^[a-z]{3,12}$/).map((letters) => `${letters}-A1b2`);
  }
  if (format === "uri") {
    return fc.webUrl({ withQueryParameters: true });
  }
  if (pattern !== undefined) {
    return fc
      .stringMatching(new RegExp(pattern, "u"))
      .filter((text) => text.length >= minLength && text.length <= maxLength);
  }
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  const known = ids.length === 0 ? [] : [fc.constantFrom(...ids)];
  return fc.oneof(fc.string({ ...bounds, unit: "grapheme" }), fc.constant("ç".repeat(maxLength)), ...known);
}

/** A valid body with one changed field, or an arbitrary value. */
export function brokenBody(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), "id", "passwordHash", "createdAt", "unknown"];
  const changed = fc
    .tuple(validBody(schema, ids), fc.constantFrom(...names), hostileValue, fc.boolean())
    .map(([body, name, value, isRemoved]) => {
      const { [name]: _, ...rest } = body as Record<string, unknown>;
      return isRemoved ? rest : { ...rest, [name]: value };
    });
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: hostileValue });
}
