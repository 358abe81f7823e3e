import { type ReactNode, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { recordTitle } from "../record-title.ts";
import { canRetire } from "./can-retire.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { IssuedToken } from "./issued-token.ts";
import { TokensDialog } from "./tokens-dialog.tsx";
import { useQuestion } from "./use-question.tsx";
import { type OperationHooks, useDelete, useRunAction } from "./use-record-runs.ts";
import { useRetire } from "./use-retire.ts";

interface Operations {
  readonly askDelete: (records: readonly EntityRecord[], etag?: string | null) => void;
  /** No records: the action is on the whole collection. */
  readonly askAction: (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => void;
  readonly retire: (record: EntityRecord) => void;
  /** Stands anywhere in the screen; shows the question. */
  readonly dialog: ReactNode;
}

/** A record that is about to be deleted, where there is more to say than a question. */
interface Doomed {
  readonly record: EntityRecord;
  readonly etag: string | null;
}

const NO_TOKENS: readonly IssuedToken[] = [];

/** Deletes records and runs actions on them: asks first, says what came of it, and refreshes what is shown. */
export function useRecordOperations(screens: EntityScreens<MessageKey>, hooks: OperationHooks = {}): Operations {
  const { t } = useText();
  const { ask, dialog } = useQuestion();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [tokens, setTokens] = useState(NO_TOKENS);
  const runDelete = useDelete(screens, hooks);
  const runAction = useRunAction(screens, { ...hooks, onTokens: setTokens });
  const runRetire = useRetire(screens);

  const askDelete: Operations["askDelete"] = (records, etag = null) => {
    const [record] = records;
    const count = records.length;
    const isOne = count === 1;
    if (isOne && record && (screens.users.length > 0 || canRetire(screens, record))) {
      setDoomed({ record, etag });
      return;
    }
    ask({
      title: isOne ? t(screens.messages.delete) : t(screens.messages.bulkDelete, { count }),
      text: isOne
        ? t(screens.messages.deleteConfirm, { title: recordTitle(screens, record) })
        : t(screens.messages.bulkDeleteConfirm),
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

  const dialogs = (
    <>
      {dialog}
      {doomed ? (
        <DeleteDialog
          screens={screens}
          record={doomed.record}
          onDelete={() => runDelete([doomed.record], doomed.etag)}
          onRetire={() => runRetire(doomed.record)}
          onClose={() => setDoomed(null)}
        />
      ) : null}
      {tokens.length > 0 ? <TokensDialog tokens={tokens} onClose={() => setTokens(NO_TOKENS)} /> : null}
    </>
  );
  return { askDelete, askAction, retire: (record) => void runRetire(record), dialog: dialogs };
}
