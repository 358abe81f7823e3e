import type { JsonSchema } from "../../../src/contract/json-schema.ts";

/** Whether the record that was read equals the one that was sent, by the schema of the write. */
export function isSameValue(sent: unknown, read: unknown, schema: JsonSchema): boolean {
  if (sent === undefined || sent === null) {
    return read === undefined || read === null || (Array.isArray(read) && read.length === 0 && schema.type === "array");
  }
  if (schema.format === "date-time") {
    return Date.parse(String(sent)) === Date.parse(String(read));
  }
  if (Array.isArray(sent)) {
    const { items } = schema;
    return (
      Array.isArray(read) &&
      read.length === sent.length &&
      sent.every((item, index) => isSameValue(item, read[index], items ?? { type: "string" }))
    );
  }
  if (typeof sent === "object" && schema.properties !== undefined) {
    return Object.entries(schema.properties).every(([name, part]) =>
      name === "id" ? true : isSameValue(name in sent ? valueAt(sent, name) : part.default, valueAt(read, name), part),
    );
  }
  return sorted(sent) === sorted(read);
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** As JSON, independent of the order of keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** A value without placeholders of missing records. */
export function withoutUnknown(value: unknown, unknown: string): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => item !== unknown).map((item) => withoutUnknown(item, unknown));
  }
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== unknown)
          .map(([name, part]) => [name, withoutUnknown(part, unknown)]),
      )
    : value;
}
