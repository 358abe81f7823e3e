import { useQuery } from "@tanstack/react-query";
import type { AuditedFields, AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useAuditCalls } from "../../data/backend-contexts.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { unitFieldsOf } from "../record/unit-links.ts";
import { isMissing } from "../writes/write-errors.ts";
import { changesOf } from "./audit-changes.ts";
import { HistoryEntry } from "./history-entry.tsx";
import { recordAt } from "./past-version.ts";
import type { OwnWords } from "./use-own-words.ts";

interface ActivityEntryProps {
  readonly row: AuditRow;
  readonly screens: EntityScreens<MessageKey> | null;
  readonly isGone: boolean;
  readonly words: OwnWords;
}

/**
 * One entry of the activity list. If the entry lacks the unit of a number, it is computed from the record's history.
 */
export function ActivityEntry({ screens, words, ...props }: ActivityEntryProps) {
  return screens !== null && isUntold(props.row, screens) ? (
    <EntryOfRecord {...props} screens={screens} />
  ) : (
    <HistoryEntry {...props} screens={screens} {...(screens === null ? { words } : {})} isNamed />
  );
}

/** True if the entry has a number without the field that determines its unit. */
function isUntold(row: AuditRow, screens: EntityScreens<MessageKey>): boolean {
  const held = { ...row.before, ...row.after };
  const isLacking = (name: string) => Object.hasOwn(screens.fields, name) && !Object.hasOwn(held, name);
  return changesOf(row, screens).some(
    (change) => change.row === null && change.field && unitFieldsOf(change.field).some(isLacking),
  );
}

interface EntryOfRecordProps extends Omit<ActivityEntryProps, "words"> {
  readonly screens: EntityScreens<MessageKey>;
}

function EntryOfRecord({ screens, ...props }: EntryOfRecordProps) {
  const record = useRecordThen(screens.entity, props.row);
  return <HistoryEntry {...props} screens={screens} isNamed {...(record ? { record } : {})} />;
}

/** Maximum number of history entries to load. Older states are not reconstructed. */
const MAX_LATER = 100;

/** Reconstructs the record after an entry: its current or deleted state with all later changes reverted. */
function useRecordThen(entity: string, row: AuditRow): AuditedFields | null {
  const audit = useAuditCalls();
  const client = useEntityClient(entity);
  const id = row.recordId ?? "";
  const { data } = useQuery({
    queryKey: [...entityKey(entity), "history", id, "all"],
    enabled: id !== "",
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: MAX_LATER, filters: { entity, recordId: id } };
      const { rows } = await audit.list(query, { signal });
      const isDeleted = rows[0]?.action === "delete";
      const now = isDeleted ? undefined : await client.get?.(id, { signal }).catch(unlessMissing);
      return { rows, record: now?.record ?? {} };
    },
    retry: false,
  });
  const found = data?.rows.find((each) => each.id === row.id);
  return data && found ? recordAt(data.record, data.rows, found) : null;
}

/** For a deleted record, use only its history. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) {
    throw error;
  }
}
