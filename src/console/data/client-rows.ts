import type { MessageKey } from "../../contract/register.ts";
import type { EntityScreens } from "../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../contract/transport.ts";
import { today } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { toMatcher } from "./match-condition.ts";
import { comparisonOf, type Fields, valueIn } from "./value-in.ts";

/** Whether a response is complete, so that the browser can sort, search and page it. */
export function isWholeSet(page: ListPage<unknown>, asked: ListQuery): boolean {
  // A backend may filter and still return a bare array.
  const isFiltered = asked.search ?? asked.filters ?? asked.filter ?? asked.ids;
  return (
    isFiltered === undefined && (page.total === null || (page.rows.length === page.total && page.isAtLeast !== true))
  );
}

/** One of several conditions; at least one must match. */
export interface Alternative {
  readonly field: string;
  /** Condition text in the syntax of `readCondition`. */
  readonly text: string;
}

/** Filter of rows: every filter, and one alternative of each group. */
interface RowFilter {
  readonly search: string;
  readonly filters: { readonly [field: string]: string };
  readonly groups?: readonly (readonly Alternative[])[];
  /** Known fields of the entity. */
  readonly fields?: Fields;
}

export const NO_FIELDS: Fields = {};

/** Returns the rows that match search and filters. */
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
  // Same as the reference backend: each word must occur in one of the fields.
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

/** Entity metadata for sorting and filtering in the browser. */
export interface Known {
  /** Fields that the search covers. */
  readonly searched?: readonly string[];
  /** Metadata of the filtered fields. */
  readonly fields?: Fields;
}

/** Fields that the browser's quick search covers. */
export function searchedFields(screens: EntityScreens<MessageKey>): readonly string[] {
  const searched = screens.list?.search ?? [];
  return searched.length > 0 ? searched : (screens.titleFields ?? [screens.titleField]);
}
