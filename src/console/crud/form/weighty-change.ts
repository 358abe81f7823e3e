import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isObject } from "../../lib/json-object.ts";

/** Amounts of money of a record, those of its rows included, in their order. */
function amountsOf(fields: readonly FieldDescriptor[], data: FormData): readonly unknown[] {
  return fields.flatMap(({ name, display, items }) => {
    const value = data[name];
    if (items) {
      return [value].flat().flatMap((row) => (isObject(row) ? amountsOf(items, row) : []));
    }
    return display === "money" ? [value ?? null] : [];
  });
}

/** Whether a form takes its record out of use, or changes what it costs: whoever hangs on it will feel that. */
export function isWeighty(
  { archive, fields }: Pick<EntityScreens, "archive" | "fields">,
  before: FormData,
  now: FormData,
) {
  const isArchived =
    archive !== null && now[archive.field] === archive.value && before[archive.field] !== archive.value;
  const all = Object.values(fields);
  return isArchived || JSON.stringify(amountsOf(all, before)) !== JSON.stringify(amountsOf(all, now));
}
