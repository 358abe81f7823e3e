import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient } from "../../../contract/transport.ts";
import { isTransient } from "../../api/api-error.ts";
import type { Text } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { changeFailureText, countReasons } from "./change-failures.ts";
import { changeRecords } from "./change-records.ts";
import { memberReader } from "./changed-since.ts";
import { toPauseToast } from "./pause-text.ts";
import type { RecordChange } from "./record-change.ts";

interface UndoSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly client: EntityClient;
  readonly text: Text;
  readonly notify: (toast: ToastRequest) => void;
  /** Retries changes whose undo failed. */
  readonly again: (changes: readonly RecordChange[]) => void;
}

/** Undoes changes. Returns a notification with the count, and a warning for each reason of failure. */
export async function runUndo(
  changes: readonly RecordChange[],
  setting: UndoSetting,
): Promise<readonly ToastRequest[]> {
  const { client, text, notify, again } = setting;
  const { t } = text;
  const onPause = (until: number) => notify(toPauseToast(t, until));
  const read = memberReader(setting.screens);
  const { done, failed } = await changeRecords(client, changes, { read, onPause });
  const reasons = countReasons(failed, (error) => changeFailureText(text, error, setting.screens));
  const left = failed.filter(({ error }) => isTransient(error)).map(({ item }) => item);
  const action = left.length > 0 ? { action: { label: t("bulk.undo"), run: () => again(left) } } : {};
  return [
    ...(done.length > 0
      ? [{ text: t("bulk.undone", { subject: t(setting.screens.messages.count, { count: done.length }) }) }]
      : []),
    ...[...reasons].map(([reason, count], at) => ({
      kind: "warning" as const,
      text: t("bulk.undoFailed", { count, reason }),
      ...(at === 0 ? action : {}),
    })),
  ];
}
