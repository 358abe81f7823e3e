import type { Located } from "../documents/documents.ts";
import type { ForeignField } from "../foreign-model.ts";
import { type Conversion, conversionOf } from "./conversion.ts";
import { mergeObjects, toFields } from "./convert.ts";
import { flatten, keyOf } from "./flatten.ts";

/** The fields of a whole record, also if its schema has only branches. Its own schema is not read as a relation. */
export function toRecordFields(located: Located, conversion: Conversion): readonly ForeignField[] {
  const { documents, about, note } = conversion;
  const flat = flatten(documents, located, conversion.within);
  const within = [...conversion.within, ...flat.entered, keyOf(located)];
  if (flat.branches.length === 0 || flat.properties.size > 0) {
    return toFields(flat, { ...conversion, within });
  }
  // Each branch may have as many nested fields as a whole record.
  const parts = flat.branches
    .map((branch) => toRecordFields(branch, { ...conversionOf({ ...conversion, entitySchemas: new Set() }), within }))
    .filter((fields) => fields.length > 0);
  const [only] = parts;
  if (only === undefined || parts.length === 1) {
    return only ?? [];
  }
  const text = `one of ${parts.length} objects; imported as one with the fields of all`;
  note({ kind: "unknown", about, text, at: documents.shown(located) });
  const merged = mergeObjects(parts.map((fields) => ({ kind: "object", fields })));
  return merged.kind === "object" ? merged.fields : [];
}
