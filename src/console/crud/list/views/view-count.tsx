import { Typography } from "../../../ui/mui/typography.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { EntityRecord, ListPage } from "../../../../contract/transport.ts";
import { filterRows, isWholeSet, searchedFields } from "../../../data/client-rows.ts";
import { fetchList, useListSource } from "../../../data/fetch-list.ts";
import { pageKey, wholeListKey } from "../../../data/query-keys.ts";
import { useText } from "../../../i18n/use-text.ts";
import { formatNumber } from "../../../lib/number-text.ts";
import { useToday } from "../../../lib/use-today.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { readListState } from "../../query/list-state.ts";
import { needsBrowser, toListQuery } from "../data/list-query.ts";
import { toServerCapabilities } from "../data/server-capabilities.ts";
import { useResolvedState } from "../data/use-resolved-state.ts";

interface ViewCountProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Query string of the view. */
  readonly search: string;
}

/**
 * Number of records that a view matches. Null if counting requires loading all of them, or if the view uses fields that
 * no longer exist: the remaining filters would match other records.
 */
function useViewCount({ screens, search }: ViewCountProps): number | null {
  const { entity, fields } = screens;
  const source = useListSource(entity);
  useToday();
  const state = useResolvedState(readListState(new URLSearchParams(search), listDefaults(screens)));
  const whole = useQueryClient().getQueryData<ListPage<EntityRecord>>(wholeListKey(entity));
  const isKnown = state.ignored.length === 0;
  const isHeld = whole !== undefined && isWholeSet(whole, {});
  const server = toServerCapabilities(screens, source.abilities);
  const query = { ...toListQuery(state, server), page: 1, pageSize: 1 };
  const { data } = useQuery({
    queryKey: pageKey(entity, query),
    queryFn: ({ signal }) => fetchList(source, query, signal),
    enabled: isKnown && !isHeld && source.abilities.counts && !needsBrowser(state, server, false),
  });
  if (!isKnown) {
    return null;
  }
  if (isHeld) {
    return filterRows(whole.rows, { ...state, fields }, searchedFields(screens)).length;
  }
  return data === undefined || data.isAtLeast === true ? null : data.total;
}

/** Number of records, such as "42", next to a saved view. */
export function ViewCount(props: ViewCountProps) {
  const { t, language } = useText();
  const count = useViewCount(props);
  return count === null ? null : (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ fontVariantNumeric: "tabular-nums" }}
      title={t(props.screens.messages.count, { count })}
    >
      {formatNumber(count, language)}
    </Typography>
  );
}
