import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { recordTitle } from "../../crud/record/record-title.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { searchedFields } from "../../data/client-rows.ts";
import { entityClient } from "../../data/entity-client.ts";
import { fetchList } from "../../data/fetch-list.ts";
import { pageKey } from "../../data/query-keys.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { valueIn } from "../../data/value-in.ts";
import { useText } from "../../i18n/use-text.ts";
import { isObject } from "../../lib/json-object.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import type { Command, Question } from "./command.ts";

type Screens = EntityScreens<MessageKey>;

/** Maximum number of found records per entity. */
const FOUND = 4;
const RECENT = 5;
/** Shortest text that is searched. */
export const SHORTEST = 2;
/** Delay of the search after the last key. */
export const REST_MS = 200;

/** Entities to search, and the effects of record commands. */
export interface RecordTargets {
  readonly listed: readonly Screens[];
  readonly goTo: (path: string, state?: object) => void;
  readonly ask: (question: Question) => void;
}

/** Records that match a text, from a search of each searchable list. */
export function useFoundRecords(text: string, { listed, goTo }: RecordTargets): readonly Command[] {
  const { t } = useText();
  const client = useClient();
  const queries = useQueryClient();
  const abilities = useAbilities();
  const search = useDebounced(text.trim(), REST_MS);
  const isWanted = search.length >= SHORTEST && search === text.trim();
  const asked = isWanted ? listed.filter(({ routes }) => routes.show ?? routes.edit) : [];
  const query = { page: 1, pageSize: FOUND, search };
  const answers = useQueries({
    queries: asked.map((screens) => {
      const { entity } = screens;
      const source = {
        queries,
        client: entityClient(client, entity),
        entity,
        abilities,
        searched: searchedFields(screens),
      };
      return {
        queryKey: pageKey(entity, query),
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          const { rows, isWhole, total, isAtLeast } = await fetchList(source, query, signal);
          // A backend without search returns unrelated records.
          const isSearched = isWhole || abilities.search;
          return { rows: isSearched ? rows.slice(0, FOUND) : [], total: isAtLeast ? null : total };
        },
        retry: false,
      };
    }),
  });
  return asked.flatMap((screens, index) => {
    const { rows = [], total = 0 } = answers[index]?.data ?? {};
    const found = rows.flatMap((record) => toCommand(screens, record, { group: "record", t, goTo }));
    const hasMore = total === null ? rows.length === FOUND : total > rows.length;
    return [...found, ...(hasMore && rows.length > 0 ? toListCommand(screens, { search, total }, { t, goTo }) : [])];
  });
}

/** Opens the list with the same search. `total`: null if the backend does not count. */
function toListCommand(
  { entity, routes, icon, messages }: Screens,
  { search, total }: { readonly search: string; readonly total: number | null },
  { t, goTo }: Pick<Naming, "t" | "goTo">,
): readonly Command[] {
  const { list } = routes;
  const subject = total === null ? t(messages.many) : t(messages.count, { count: total });
  const label = t("keyboard.palette.inList", { subject });
  const run = () => goTo(`${list}?${new URLSearchParams({ q: search }).toString()}`);
  return list === null ? [] : [{ id: `record.${entity}`, group: "record", label, icon, keys: [], run }];
}

interface Naming {
  readonly group: "record" | "recent";
  readonly t: ReturnType<typeof useText>["t"];
  readonly goTo: (path: string) => void;
}

function toCommand(screens: Screens, record: EntityRecord, { group, t, goTo }: Naming): readonly Command[] {
  const route = screens.routes.show ?? screens.routes.edit;
  const label = `${recordTitle(screens, record)} · ${t(screens.messages.one)}`;
  const state = stateOf(screens, record, t);
  const command = {
    id: `${group}.${screens.entity}.${record.id}`,
    group,
    label,
    icon: screens.icon,
    ...(state === null ? {} : { state }),
    keys: [],
  };
  return route === null ? [] : [{ ...command, run: () => goTo(toRecordPath(route, record.id)) }];
}

/** The first column of the record's list whose values have colours. */
function stateOf(
  { list, fields }: Screens,
  record: EntityRecord,
  t: Naming["t"],
): NonNullable<Command["state"]> | null {
  for (const name of list?.columns ?? []) {
    const value = valueIn(fields, name, record);
    const known = fields[name]?.enumeration?.values.find((each) => each.value === value);
    if (known?.tone !== undefined) {
      return { tone: known.tone, label: t(known.labelKey) };
    }
  }
  return null;
}

/** Records viewed since the console was opened, most recent first. */
export function useRecentRecords({ listed, goTo }: RecordTargets): readonly Command[] {
  const { t } = useText();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  return listed
    .flatMap((screens) => visited(queries, screens.entity).map((each) => ({ ...each, screens })))
    .sort((one, other) => other.at - one.at)
    .flatMap(({ screens, record }) => {
      const route = screens.routes.show;
      const isMounted = route !== null && toRecordPath(route, record.id) === pathname;
      return isMounted ? [] : toCommand(screens, record, { group: "recent", t, goTo });
    })
    .slice(0, RECENT);
}

function visited(
  queries: QueryClient,
  entity: string,
): readonly { readonly at: number; readonly record: EntityRecord }[] {
  return queries
    .getQueryCache()
    .findAll({ queryKey: [entity, "record"] })
    .flatMap(({ state, queryKey: [, , id] }) => {
      const record = isObject(state.data) ? state.data["record"] : null;
      return isObject(record) ? [{ at: state.dataUpdatedAt, record: { id, ...record } as EntityRecord }] : [];
    });
}
