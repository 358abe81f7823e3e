import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { isTransient } from "../../api/api-error.ts";
import type { UndoOutcome, UndoRun } from "../../data/recent-changes.ts";
import type { Text } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { recordTitle } from "../record/record-title.ts";
import { changeFailureText, countReasons } from "./change-failures.ts";
import { toPauseToast } from "./pause-text.ts";
import type { Outcome, RunOptions } from "./run-each.ts";

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

/** Options of an undo's calls: progress, pauses and stop. */
export function toRunOptions({ text: { t }, notify, run }: UndoSetting, total: number): RunOptions {
  return {
    onProgress: (done) => run.onProgress(done, total),
    onPause: (until) => notify(toPauseToast(t, until)),
    signal: run.signal,
  };
}

interface UndoneItems<T> {
  readonly toRecord: (item: T) => EntityRecord;
  /** Undoes the given items. */
  readonly toUndo: (items: readonly T[]) => RunUndo;
}

/**
 * Result of an undo in words: a notification with the count, a warning for each reason of failure, and the failed
 * records. Transient failures and items left after a stop can be undone again.
 */
export function toUndoOutcome<T>(
  { done, failed, left }: Outcome<T>,
  setting: UndoSetting,
  { toRecord, toUndo }: UndoneItems<T>,
): UndoOutcome {
  const { screens, text, run } = setting;
  const { t } = text;
  const toReason = (error: unknown) => changeFailureText(text, error, screens);
  const reasons = countReasons(failed, toReason);
  const open = [...failed.filter(({ error }) => isTransient(error)).map(({ item }) => item), ...left];
  const action = open.length > 0 ? { action: { label: t("bulk.undo"), run: run.again } } : {};
  const subject = t(screens.messages.count, { count: done.length });
  const start = toUndo(open);
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
      title: recordTitle(screens, toRecord(item)),
      reason: toReason(error),
    })),
    left: open.length > 0 ? (again) => start({ ...setting, run: again }) : null,
  };
}
