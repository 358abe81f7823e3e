import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../src/console/lib/json-object.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { type OpenApi, type Resource, resolved } from "./read-document.ts";
import type { TriedList } from "./try-lists.ts";

/** A text that is recognizable as test data. */
export const NAME = "Try-backend";

const FORMATS: { readonly [format: string]: () => string } = {
  email: () => `try-backend-${randomUUID().slice(0, 8)}@example.com`,
  date: () => "2030-01-31",
  "date-time": () => "2030-01-31T12:00:00Z",
  uri: () => "https://example.com/try-backend",
  password: () => `Try-${randomUUID()}-A1`,
};

function exampleText({ format = "", maxLength = 60 }: JsonSchema): string {
  return FORMATS[format]?.() ?? `${NAME}-${randomUUID().slice(0, 8)}`.slice(0, maxLength);
}

function exampleOf(schema: JsonSchema): unknown {
  const { default: initial, type, minimum = 0 } = schema;
  const values: unknown = Reflect.get(schema, "enum");
  if (initial !== undefined) {
    return initial;
  }
  if (Array.isArray(values)) {
    return values[0];
  }
  if (type === "string") {
    return exampleText(schema);
  }
  return type === "boolean" ? false : type === "array" ? [] : minimum;
}

/** A body with required fields only. A relation gets the related record of an existing one. */
export function exampleBody(document: OpenApi, { name, body }: Resource, lists: readonly TriedList[]): JsonObject {
  const { properties = {}, required = [] } = body === null ? {} : resolved(document, body);
  const own = lists.find(({ resource }) => resource.name === name)?.rows[0];
  const ids = new Set(
    lists.filter(({ resource }) => resource.name !== name).flatMap(({ rows }) => rows.map(({ id }) => String(id))),
  );
  const wanted = Object.entries(properties).filter(([field]) => required.includes(field));
  return Object.fromEntries(
    wanted.map(([field, property]) => {
      const schema = resolved(document, property);
      const related = own?.[field];
      const isRelation = /_?id$/i.test(field) && ids.has(String(related));
      return [field, isRelation ? related : exampleOf(schema)];
    }),
  );
}

/** Finds a field with free text, which can be changed without side effects. Null if there is none. */
export function textField(document: OpenApi, { body }: Resource, record: JsonObject): string | null {
  const { properties = {} } = body === null ? {} : resolved(document, body);
  const found = Object.entries(properties).find(([name, property]) => {
    const { type, format, pattern, ...rest } = resolved(document, property);
    const isFree = type === "string" && format === undefined && pattern === undefined && !("enum" in rest);
    return isFree && !/_?id$/i.test(name) && typeof record[name] === "string";
  });
  return found?.[0] ?? null;
}

/** Fields that the backend sets itself: those that a request body cannot contain. */
export function readOnlyFields(document: OpenApi, { body, record }: Resource): ReadonlySet<string> {
  const [sent, received] = [body, record].map((schema) =>
    Object.keys((schema === null ? {} : resolved(document, schema)).properties ?? {}),
  );
  return new Set(received?.filter((name) => sent?.includes(name) !== true));
}
