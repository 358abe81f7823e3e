import type { JsonSchema } from "../../src/contract/json-schema.ts";

const FORMATS: Readonly<Record<string, string>> = {
  date: "2030-05-06",
  "date-time": "2030-05-06T09:30:00Z",
  time: "09:30:00",
  duration: "PT1H30M",
  email: "ana@example.com",
  uri: "https://example.com/",
  uuid: "0190b1c2-8d9e-7f00-8a1b-2c3d4e5f6a7b",
  tel: "+15550100",
  image: "https://example.com/picture.png",
  file: "https://example.com/file.pdf",
};

/** Candidate examples for patterns, tried in order. */
const TEXTS = ["Example text", "example", "EXAMPLE", "A1B2C3", "ABC-123", "AB12", "12345", "a-1", "00000000", "0.00"];

/** An example value that is valid for the schema, or undefined if none was found (patterns may be hard to satisfy). */
export function exampleOf(schema: JsonSchema): unknown {
  const { enum: values, default: usual } = schema;
  if (usual !== undefined) {
    return usual;
  }
  if (values !== undefined) {
    return values[0];
  }
  switch (schema.type) {
    case "string":
      return textExample(schema);
    case "integer":
    case "number":
      return numberExample(schema);
    case "boolean":
      return true;
    case "array":
      return listExample(schema);
    case "object":
      return objectExample(schema);
    default:
      return undefined;
  }
}

function textExample({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): unknown {
  const fits = (text: string) =>
    [...text].length >= minLength &&
    [...text].length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, "u").test(text));
  const formatted = format === undefined ? undefined : FORMATS[format];
  const usual = formatted === undefined ? TEXTS : [formatted];
  const cut = usual.map((text) => text.slice(0, maxLength).padEnd(Math.min(minLength, 500), "x"));
  return (formatted === undefined ? cut : usual).find(fits);
}

function numberExample(schema: JsonSchema): unknown {
  const step = schema.type === "integer" ? 1 : 0.01;
  const least = Math.max(schema.minimum ?? -Infinity, (schema.exclusiveMinimum ?? -Infinity) + step);
  const most = Math.min(schema.maximum ?? Infinity, (schema.exclusiveMaximum ?? Infinity) - step);
  const value = Math.max(least, Math.min(10, most));
  return value <= most && Number.isFinite(value) ? value : undefined;
}

function listExample({ items, minItems = 0, uniqueItems = false }: JsonSchema): unknown {
  const item = items === undefined ? undefined : exampleOf(items);
  if (item === undefined || (uniqueItems && minItems > 1)) {
    return minItems === 0 ? [] : undefined;
  }
  return Array.from({ length: Math.max(1, minItems) }, () => item);
}

function objectExample(schema: JsonSchema): unknown {
  const { properties = {}, required = [] } = withFirstBranch(schema);
  const members = Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema)] as const);
  const known = members.filter(([, value]) => value !== undefined);
  const names = known.map(([name]) => name);
  return required.every((name) => names.includes(name)) ? Object.fromEntries(known) : undefined;
}

/** For a union of objects, the first branch. */
function withFirstBranch(schema: JsonSchema): Pick<JsonSchema, "properties" | "required"> {
  const [first] = schema.oneOf ?? [];
  if (first === undefined) {
    return schema;
  }
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => Object.hasOwn(first.properties, name));
  const properties = own.map(([name, part]) => [name, { ...part, ...first.properties[name] }]);
  return { properties: Object.fromEntries(properties), required: first.required };
}

/** The schema with an example, if one was found. */
export function withExample(schema: JsonSchema): JsonSchema & { readonly examples?: readonly unknown[] } {
  const example = exampleOf(schema);
  return example === undefined ? schema : { ...schema, examples: [example] };
}
