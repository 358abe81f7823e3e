import type { FieldSummary } from "./spec-summary.ts";
import { allKinds } from "./types/kind-of.ts";

const KIND_WORDS: ReadonlyMap<string, string> = new Map(allKinds.map(({ name, words }) => [name, words]));

/** `datetime` -> `date and time`. */
export function describeKind(kind: string): string {
  return KIND_WORDS.get(kind) ?? kind;
}

/** A field in a few words: `optional integer, minimum 1`. */
export function describeField(field: FieldSummary): string {
  const kind = field.of === null ? describeKind(field.kind) : describeRelation(field);
  return [
    `${field.required ? "required" : "optional"} ${kind}`,
    ...(field.values === null ? [] : [`one of ${field.values.join(", ")}`]),
    ...Object.entries(field.bounds).map(([word, value]) => (value === true ? word : `${word} ${value}`)),
    ...(field.nullable === true ? ["or null"] : []),
    ...(field.default === null ? [] : [`default ${JSON.stringify(field.default)}`]),
    ...(field.computed === undefined ? [] : [`computed from ${field.computed}`]),
    ...(field.readOnly ? ["read-only"] : []),
    ...(field.writeOnly ? ["write-only"] : []),
  ].join(", ");
}

function describeRelation({ kind, of }: FieldSummary): string {
  switch (kind) {
    case "texts":
      return `ids of ${of} records`;
    case "embedded":
      return `list of ${of} records`;
    case "object":
      return `${of} record`;
    default:
      return `id of a ${of}`;
  }
}
