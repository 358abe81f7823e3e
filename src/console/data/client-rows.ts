import type { MessageKey } from "../../contract/register.ts";
import type { EntityScreens } from "../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { today } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { toMatcher } from "./match-condition.ts";
import { comparisonOf, type Fields, valueIn } from "./value-in.ts";

/** Whether an answer is all there is, so that the browser can sort, search and page it by itself. */
export function isWholeSet(page: ListPage<unknown>, asked: ListQuery): boolean {
  // A backend may filter and still answer a bare array.
  const isFiltered = asked.search ?? asked.filters ?? asked.filter ?? asked.ids;
  return (
    isFiltered === undefined && (page.total === null || (page.rows.length === page.total && page.isAtLeast !== true))
  );
}

/** One of several conditions, of which one must hold. */
export interface Alternative {
  readonly field: string;
  /** As `readCondition` reads it. */
  readonly text: string;
}

/** What rows must be: every filter, and of each group one alternative. */
interface RowFilter {
  readonly search: string;
  readonly filters: { readonly [field: string]: string };
  readonly groups?: readonly (readonly Alternative[])[];
  /** What is known of the entity's fields. */
  readonly fields?: Fields;
}

export const NO_FIELDS: Fields = {};

/** The rows that search and filters leave. */
export function filterRows(
  rows: readonly EntityRecord[],
  { search, filters, groups = [], fields = NO_FIELDS }: RowFilter,
  searched: readonly string[],
): readonly EntityRecord[] {
  const words = foldText(search.trim())
    .split(/\s+/)
    .filter((word) => word !== "");
  const check = toCheck(fields);
  const conditions = Object.entries(filters).map(check);
  const choices = groups.map((group) => group.map(({ field, text }) => check([field, text])));
  if (words.length === 0 && conditions.length === 0 && choices.length === 0) {
    return rows;
  }
  // As the reference backend does: each word, in any of the fields.
  const isFound = (row: EntityRecord) => {
    const texts =
      words.length === 0 ? [] : searched.map((field) => foldText(String(valueIn(fields, field, row) ?? "")));
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
  const holds =
    (row: EntityRecord) =>
    ({ field, test }: Check) =>
      test(valueIn(fields, field, row));
  return rows.filter(
    (row) => conditions.every(holds(row)) && choices.every((group) => group.some(holds(row))) && isFound(row),
  );
}

interface Check {
  readonly field: string;
  readonly test: (value: unknown) => boolean;
}

function toCheck(fields: Fields): (condition: readonly [field: string, text: string]) => Check {
  const day = today();
  return ([field, text]) => ({ field, test: toMatcher(text, { day, ...comparisonOf(fields, field) }) });
}

/** What is known of an entity where the browser answers for its backend. */
export interface Known {
  /** The fields that a search looks in. */
  readonly searched?: readonly string[];
  /** What is known of the fields that are filtered by. */
  readonly fields?: Fields;
}

/** The fields that the browser's own quick search looks in. */
export function searchedFields(screens: EntityScreens<MessageKey>): readonly string[] {
  const searched = screens.list?.search ?? [];
  return searched.length > 0 ? searched : (screens.titleFields ?? [screens.titleField]);
}
