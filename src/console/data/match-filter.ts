/** Evaluates filter groups over rows in the browser. Lazy-loaded with the first complete list. */

import { type FilterCondition, groupOf, type ListFilter } from "../../contract/list-filter.ts";
import { toRangeTest } from "../lib/date-range.ts";
import { type Condition, type Operator, writeCondition } from "./condition.ts";
import { toMatcher } from "./match-condition.ts";
import { comparisonOf, type Fields } from "./value-in.ts";

type Read = (field: string) => unknown;

/** Converts the condition to texts that the browser's own filters parse. */
function toTexts({ is, contains, atLeast, atMost, isThere }: FilterCondition): readonly string[] {
  const write = (operator: Operator, ...values: readonly unknown[]) =>
    writeCondition({ operator, values: values.map(String) } satisfies Condition);
  const bounds = [atLeast ?? "", atMost ?? ""];
  return [
    ...(contains === undefined ? [] : [write("contains", contains)]),
    ...(bounds.join("") === "" ? [] : [write("range", ...bounds)]),
    ...(isThere === undefined ? [] : [write(isThere ? "filled" : "empty")]),
    ...(is === undefined || isOfDays(is) ? [] : [write("is", ...[is].flat())]),
  ];
}

const isOfDays = (is: FilterCondition["is"]) => [is].flat().some((each) => toRangeTest(String(each), true) !== null);

/** Compiles a filter to a predicate. The predicate reads a row by field name. */
export function toFilterMatcher(filter: ListFilter, fields: Fields = {}): (read: Read) => boolean {
  const group = groupOf(filter);
  if (group !== null) {
    const parts = group.parts.map((part) => toFilterMatcher(part, fields));
    return group.kind === "all"
      ? (read) => parts.every((part) => part(read))
      : (read) => parts.some((part) => part(read)) === (group.kind === "any");
  }
  const { field, is } = filter as FilterCondition;
  const toTest = (text: string) => toMatcher(text, comparisonOf(fields, field));
  const tests = toTexts(filter as FilterCondition).map(toTest);
  const days = isOfDays(is) ? [is].flat().map((each) => toTest(String(each))) : null;
  return (read) => {
    const value = read(field);
    return tests.every((test) => test(value)) && (days === null || days.some((test) => test(value)));
  };
}
