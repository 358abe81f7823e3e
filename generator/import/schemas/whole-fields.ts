import type { Located } from "../documents/documents.ts";
import type { ForeignField } from "../foreign-model.ts";
import { type Conversion, toFields, toType } from "./convert.ts";
import { flatten, keyOf } from "./flatten.ts";

/** The fields of a whole record, also if its schema has only branches. Its own schema is not read as a relation. */
export function toWholeFields(located: Located, conversion: Conversion): readonly ForeignField[] {
  const flat = flatten(conversion.documents, located);
  const within = [...conversion.within, ...flat.entered, keyOf(located)];
  if (flat.branches.length === 0 || flat.properties.size > 0) {
    return toFields(flat, { ...conversion, within });
  }
  const { schema: _, ...own } = flat;
  const type = toType(own, located, { ...conversion, entitySchemas: new Set(), within });
  return type.kind === "object" ? type.fields : [];
}
