import type { ReactNode } from "react";
import type { MessageKey } from "../../../generated/message-keys.ts";
import type { ActionDescriptor, EntityScreens } from "../../contract/screens.ts";
import type { EntityRecord } from "../../contract/transport.ts";
import { useText } from "../i18n/use-text.ts";
import { recordTitle } from "./record-title.ts";
import { useQuestion } from "./use-question.tsx";
import { type OperationHooks, useDelete, useRunAction } from "./use-record-runs.ts";

interface Operations {
  readonly askDelete: (records: readonly EntityRecord[], etag?: string | null) => void;
  /** No records: the action is on the whole collection. */
  readonly askAction: (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => void;
  /** Stands anywhere in the screen; shows the question. */
  readonly dialog: ReactNode;
}

/** Deletes records and runs actions on them: asks first, says what came of it, and refreshes what is shown. */
export function useRecordOperations(screens: EntityScreens<MessageKey>, hooks: OperationHooks = {}): Operations {
  const { t } = useText();
  const { ask, dialog } = useQuestion();
  const runDelete = useDelete(screens, hooks);
  const runAction = useRunAction(screens, hooks);

  const askDelete: Operations["askDelete"] = (records, etag = null) => {
    const count = records.length;
    const isOne = count === 1;
    ask({
      title: isOne ? t(screens.messages.delete) : t("crud.bulk.deleteTitle", { count }),
      text: isOne
        ? t(screens.messages.deleteConfirm, { title: recordTitle(screens, records[0]) })
        : t("crud.bulk.deleteText"),
      verb: isOne ? t(screens.messages.delete) : t("crud.action.delete"),
      isDangerous: true,
      run: () => runDelete(records, etag),
    });
  };

  const askAction: Operations["askAction"] = (action, records) => {
    if (!action.confirmKey) {
      void runAction(action, records);
      return;
    }
    ask({
      title: t(action.labelKey),
      text: t(action.confirmKey, { title: recordTitle(screens, records[0]), count: records.length }),
      verb: t(action.labelKey),
      isDangerous: false,
      run: () => runAction(action, records),
    });
  };

  return { askDelete, askAction, dialog };
}
