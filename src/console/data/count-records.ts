import { useQueries } from "@tanstack/react-query";
import type { EntityClient, EntityRecord, ListPage } from "../../contract/transport.ts";
import { useClient } from "./backend-contexts.ts";
import { filterRows } from "./client-rows.ts";
import { entityClient } from "./entity-client.ts";
import { countKey } from "./query-keys.ts";

/** How many records of an entity a filter finds. */
export interface CountQuestion {
  readonly entity: string;
  readonly filters: { readonly [field: string]: string };
}

/** One answer: on its way, failed, or a number. */
export interface CountAnswer {
  readonly count: number | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** A backend that answers everything it has did not filter: the browser does. */
function countOf(page: ListPage<EntityRecord>, filters: CountQuestion["filters"]): number {
  const isWhole = page.total === null || page.rows.length === page.total;
  return isWhole ? filterRows(page.rows, { search: "", filters }, []).length : (page.total ?? 0);
}

async function ask(client: EntityClient, { entity, filters }: CountQuestion, signal: AbortSignal): Promise<number> {
  if (!client.list) {
    throw new TypeError(`${entity} has no list`);
  }
  return countOf(await client.list({ page: 1, pageSize: 1, filters }, { signal }), filters);
}

/** Counts records by one list call each, of a single row. */
export function useRecordCounts(questions: readonly CountQuestion[]): readonly CountAnswer[] {
  const client = useClient();
  const answers = useQueries({
    queries: questions.map((question) => ({
      queryKey: countKey(question.entity, question.filters),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(entityClient(client, question.entity), question, signal),
    })),
  });
  return answers.map(({ data, isError, refetch }) => ({
    count: data ?? null,
    isFailed: isError,
    retry: () => void refetch(),
  }));
}
