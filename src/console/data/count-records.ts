import { useQueries, useQueryClient } from "@tanstack/react-query";
import type { BackendAbilities } from "../../contract/backend-abilities.ts";
import { useAbilities } from "./abilities.ts";
import { useClient } from "./backend-contexts.ts";
import { entityClient } from "./entity-client.ts";
import { callList, fetchList, type ListSource } from "./fetch-list.ts";
import { countKey } from "./query-keys.ts";
import type { Fields } from "./value-in.ts";

/** A filter of an entity, to count the matching records. */
export interface CountQuestion {
  readonly entity: string;
  /** If a field has several values, any may match. */
  readonly filters: { readonly [field: string]: string | readonly string[] };
  /** Name of the field that may contain the record of the filtered relation instead of its id. */
  readonly expandedAs?: string;
}

/** Result of a count: pending, failed, unknown, or a number. */
export interface RecordCount {
  readonly count: number | null;
  readonly isFailed: boolean;
  /** Whether the backend cannot count. */
  readonly isUnknown?: boolean;
  readonly retry: () => void;
}

/** Whether the count is pending. */
export function isBeingCounted({ count, isFailed, isUnknown }: Omit<RecordCount, "retry">): boolean {
  return count === null && !isFailed && isUnknown !== true;
}

/** Whether the backend supports the filters of a count, and totals. */
function canCount({ counts, filters }: BackendAbilities, question: CountQuestion): boolean {
  const needed = Object.values(question.filters).map((value) => (Array.isArray(value) ? "anyOf" : "is"));
  return counts && needed.every((operator) => filters.includes(operator));
}

/** Returns null if the backend pages and has no totals. */
async function ask(source: ListSource, question: CountQuestion, signal: AbortSignal): Promise<number | null> {
  const isCountable = canCount(source.abilities, question);
  if (!isCountable && source.abilities.paging === "pages") {
    return null;
  }
  const { total, isAtLeast, isWhole, next } = await fetchList(
    source,
    { page: 1, pageSize: 1, filters: question.filters },
    signal,
  );
  if (isAtLeast === true && next !== undefined) {
    const exact = { page: 1, pageSize: 1, filters: question.filters, isCountedExactly: true };
    return (await callList(source, exact, signal)).total;
  }
  return isWhole || (isCountable && isAtLeast !== true) ? total : null;
}

/**
 * Counts records: from a complete list if the backend returns it, else by requesting a page of one row per filter.
 *
 * @example
 * const [open] = useRecordCounts([{ entity: "ticket", filters: { status: "open" } }]);
 */
export function useRecordCounts(questions: readonly CountQuestion[]): readonly RecordCount[] {
  const client = useClient();
  const queries = useQueryClient();
  const abilities = useAbilities();
  // Several cards may need the same count.
  const asked = [...new Map(questions.map((question) => [keyOf(question), question]))];
  const found = useQueries({
    queries: asked.map(([, question]) => ({
      queryKey: countKey(question.entity, question.filters),
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const { entity } = question;
        const fields = fieldsOf(question);
        return ask({ queries, client: entityClient(client, entity), entity, abilities, fields }, question, signal);
      },
    })),
  });
  const answers = new Map(
    found.map(({ data, isError, refetch }, index) => [
      asked[index]?.[0] ?? "",
      { count: data ?? null, isFailed: isError, isUnknown: data === null, retry: () => void refetch() },
    ]),
  );
  return questions.flatMap((question) => answers.get(keyOf(question)) ?? []);
}

/** Metadata of the filtered relation: its value may be in another field. */
function fieldsOf({ filters, expandedAs }: CountQuestion): Fields {
  return Object.fromEntries(
    Object.keys(filters).map((name) => [name, { name, relation: { expandedAs: expandedAs ?? null } }]),
  );
}

function keyOf({ entity, filters }: CountQuestion): string {
  return JSON.stringify(countKey(entity, filters));
}
