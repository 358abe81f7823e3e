import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient, EntityRecord, Transport } from "../../../contract/transport.ts";
import { ApiError, isTransient } from "../../api/api-error.ts";
import type { UndoOutcome, UndoRun } from "../../data/recent-changes.ts";
import { createTrashCalls } from "../../data/trash-calls.ts";
import type { Text } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { recordTitle } from "../record/record-title.ts";
import { changeFailureText, countReasons } from "./change-failures.ts";
import { changeRecords } from "./change-records.ts";
import { checkUnchanged, memberReader } from "./changed-since.ts";
import { toPauseToast } from "./pause-text.ts";
import type { RecordChange } from "./record-change.ts";
import { type Outcome, type RunOptions, runEach } from "./run-each.ts";

/** Dependencies of an undo. */
export interface UndoSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly client: EntityClient;
  readonly text: Text;
  readonly notify: (toast: ToastRequest) => void;
  readonly run: UndoRun;
}

/** Undoes something with the calls and texts of an entity. */
export type RunUndo = (setting: UndoSetting) => Promise<UndoOutcome>;

/** How an undo writes its items. */
interface UndoSteps<T> {
  readonly write: (setting: UndoSetting, items: readonly T[], options: RunOptions) => Promise<Outcome<T>>;
  readonly toRecord: (item: T) => EntityRecord;
}

/** Undoes the items, with progress, pauses and stop. What it leaves is undone by the same steps. */
function undoItems<T>(items: readonly T[], steps: UndoSteps<T>): RunUndo {
  return async (setting) => {
    const { text, notify, run } = setting;
    const outcome = await steps.write(setting, items, {
      onProgress: (done) => run.onProgress(done, items.length),
      onPause: (until) => notify(toPauseToast(text.t, until)),
      signal: run.signal,
    });
    return toUndoOutcome(outcome, setting, steps);
  };
}

/**
 * Result of an undo in words: a notification with the count, a warning for each reason of failure, and the failed
 * records. Transient failures and items left after a stop can be undone again.
 */
function toUndoOutcome<T>({ done, failed, left }: Outcome<T>, setting: UndoSetting, steps: UndoSteps<T>): UndoOutcome {
  const { screens, text, run } = setting;
  const { t } = text;
  const toReason = (error: unknown) => changeFailureText(text, error, screens);
  const reasons = countReasons(failed, toReason);
  const open = [...failed.filter(({ error }) => isTransient(error)).map(({ item }) => item), ...left];
  const action = open.length > 0 ? { action: { label: t("bulk.undo"), run: run.again } } : {};
  const subject = t(screens.messages.count, { count: done.length });
  return {
    toasts: [
      ...(done.length > 0 ? [{ text: t("bulk.undone", { subject }) }] : []),
      ...[...reasons].map(([reason, count], at) => ({
        kind: "warning" as const,
        text: t("bulk.undoFailed", { count, reason }),
        ...(at === 0 ? action : {}),
      })),
    ],
    problems: failed.map(({ item, error }) => ({
      title: recordTitle(screens, steps.toRecord(item)),
      reason: toReason(error),
    })),
    left: open.length > 0 ? (again) => undoItems(open, steps)({ ...setting, run: again }) : null,
  };
}

/** Undoes changes of records: of each, only if its changed members still have the written values. */
export function undoChanges(changes: readonly RecordChange[]): RunUndo {
  return undoItems(changes, {
    write: ({ screens, client }, items, options) =>
      changeRecords(client, items, { read: memberReader(screens), ...options }),
    toRecord: ({ record }) => record,
  });
}

/** Undoes writes of whole records by a call for each of them. */
function undoRecords(
  records: readonly EntityRecord[],
  call: (record: EntityRecord, setting: UndoSetting) => Promise<unknown>,
): RunUndo {
  return undoItems(records, {
    write: (setting, items, options) => runEach(items, (record) => call(record, setting), options),
    toRecord: (record) => record,
  });
}

/** Deletes records that were created: each of them only if it has not changed since. */
export function undoCreation(created: readonly EntityRecord[]): RunUndo {
  return undoRecords(created, async (record, { screens, client }) => {
    const loaded = await client.get?.(record.id);
    if (loaded) {
      checkUnchanged(screens, record, loaded.record);
    }
    const etag = loaded?.etag ?? null;
    await client.delete?.(record.id, etag === null ? {} : { etag });
  });
}

/** Restores deleted records from the trash. */
export function undoDeletion(deleted: readonly EntityRecord[], transport: Transport): RunUndo {
  const trash = createTrashCalls(transport);
  return undoRecords(deleted, async ({ id }, { screens }) => {
    const filters = { entity: screens.entity, recordId: String(id) };
    const { rows } = await trash.list({ page: 1, pageSize: 1, filters });
    const [row] = rows;
    if (row === undefined) {
      throw new ApiError({ kind: "http", statusCode: 404, message: "The record is not in the trash" });
    }
    await trash.restore(row.id);
  });
}
