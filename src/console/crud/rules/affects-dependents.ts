import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { currencyOf } from "../../fields/currency-of.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isObject } from "../../lib/json-object.ts";
import { evaluatePredicate } from "./evaluate-predicate.ts";

/** Amounts of a record and its rows, each followed by its unit or currency. */
function amountsOf(fields: readonly FieldDescriptor[], data: FormData, owner: FormData): readonly unknown[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    if (field.items) {
      const { items } = field;
      return [value].flat().flatMap((row) => (isObject(row) ? amountsOf(items, row, data) : []));
    }
    return hasCurrency(field.display) || field.unitBy ? [value ?? null, unitOf(field, data, owner)] : [];
  });
}

/** The unit or currency of an amount. Null if it comes from a related record, which is not in the form data. */
function unitOf(field: FieldDescriptor, data: FormData, owner: FormData): unknown {
  if (field.unitBy) {
    return data[field.unitBy.field] ?? null;
  }
  return field.currencyBy?.through ? null : currencyOf(field, data, owner);
}

const isOther = (before: unknown, now: unknown) => JSON.stringify(before ?? null) !== JSON.stringify(now ?? null);

/**
 * Whether a change affects the records that refer to this one: it is archived, an amount or its unit or currency changes,
 * or a condition that their rules check becomes true.
 */
export function affectsDependents(
  screens: Pick<EntityScreens, "archive" | "fields" | "watched">,
  before: FormData,
  now: FormData,
): boolean {
  const { archive, fields, watched = [] } = screens;
  const isArchived =
    archive !== null && now[archive.field] === archive.value && before[archive.field] !== archive.value;
  const isWatched = watched.some(
    (condition) =>
      isOther(before[condition.field], now[condition.field]) &&
      evaluatePredicate(screens, condition, (path) => now[path]) &&
      (Object.keys(condition).length === 1 || !evaluatePredicate(screens, condition, (path) => before[path])),
  );
  const all = Object.values(fields);
  return isArchived || isWatched || isOther(amountsOf(all, before, before), amountsOf(all, now, now));
}
