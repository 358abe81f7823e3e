import { type ReactNode, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { recordTitle } from "../record-title.ts";
import { canRun } from "./can-run.ts";
import { canArchive, useArchive } from "./use-archive.ts";
import { useConfirmation } from "./use-confirmation.tsx";
import { type IssuedToken, type OperationHooks, useDelete, useRunAction } from "./use-record-runs.ts";

const DeleteDialog = lazyPart(() => loadThemed(async () => (await import("./delete-dialog.tsx")).DeleteDialog));
const InputsDialog = lazyPart(() => loadThemed(async () => (await import("./inputs-dialog.tsx")).InputsDialog));
const TokensDialog = lazyPart(() => loadThemed(async () => (await import("./tokens-dialog.tsx")).TokensDialog));

interface Operations {
  readonly askDelete: (records: readonly EntityRecord[], etag?: string | null) => void;
  /** No records: the action is on the whole collection. */
  readonly askAction: (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => void;
  readonly archive: (record: EntityRecord) => void;
  /** Stands anywhere in the screen; shows the question. */
  readonly dialog: ReactNode;
}

/** A record that is about to be deleted, where there is more to say than a question. */
interface PendingDelete {
  readonly record: EntityRecord;
  readonly etag: string | null;
}

/** An action that asks for something before it runs. */
interface PendingAction {
  readonly action: ActionDescriptor<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly inputs: string;
}

const NO_TOKENS: readonly IssuedToken[] = [];

/** Deletes records and runs actions on them: asks first, says what came of it, and refreshes what is shown. */
export function useRecordOperations(screens: EntityScreens<MessageKey>, hooks: OperationHooks = {}): Operations {
  const { t } = useText();
  const { ask, dialog } = useConfirmation();
  const [pending, setPending] = useState<PendingDelete | null>(null);
  const [asking, setAsking] = useState<PendingAction | null>(null);
  const [tokens, setTokens] = useState(NO_TOKENS);
  const { run: runDelete } = useDelete(screens, hooks);
  const { run: runAction } = useRunAction(screens, { ...hooks, onTokens: setTokens });
  const { run: runArchive } = useArchive(screens);

  const askDelete: Operations["askDelete"] = (records, etag = null) => {
    const [record] = records;
    const count = records.length;
    const isOne = count === 1;
    if (isOne && record && (screens.referencedBy.length > 0 || canArchive(screens, record))) {
      setPending({ record, etag });
      return;
    }
    ask({
      title: isOne ? t(screens.messages.delete) : t(screens.messages.bulkDelete, { count }),
      text: isOne
        ? t(screens.messages.deleteConfirm, { title: recordTitle(screens, record) })
        : t(screens.messages.bulkDeleteConfirm),
      confirmLabel: isOne ? t(screens.messages.delete) : t("crud.action.delete"),
      isDangerous: true,
      run: () => runDelete({ records, etag }),
    });
  };

  const textOf = (key: MessageKey, records: readonly EntityRecord[]) =>
    t(key, { title: recordTitle(screens, records[0]), count: records.length });

  const askAction: Operations["askAction"] = (action, selected) => {
    const records = selected.filter((record) => canRun(action, record));
    const { inputs } = action;
    if (inputs !== undefined) {
      setAsking({ action, records, inputs });
      return;
    }
    if (!action.confirmKey) {
      void runAction({ action, records });
      return;
    }
    ask({
      title: t(action.labelKey),
      text: textOf(action.confirmKey, records),
      confirmLabel: t(action.labelKey),
      isDangerous: false,
      run: () => runAction({ action, records }),
    });
  };

  const dialogs = (
    <>
      {dialog}
      {pending ? (
        <DeleteDialog
          screens={screens}
          record={pending.record}
          onDelete={() => runDelete({ records: [pending.record], etag: pending.etag })}
          onArchive={() => runArchive(pending.record)}
          onMissing={() => setPending(null)}
          onClose={() => setPending(null)}
        />
      ) : null}
      {asking ? (
        <AskedInputs
          asking={asking}
          text={asking.action.confirmKey ? textOf(asking.action.confirmKey, asking.records) : null}
          runAction={runAction}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {tokens.length > 0 ? <TokensDialog tokens={tokens} onClose={() => setTokens(NO_TOKENS)} /> : null}
    </>
  );
  return { askDelete, askAction, archive: (record) => void runArchive(record), dialog: dialogs };
}

interface AskedInputsProps {
  readonly asking: PendingAction;
  readonly text: string | null;
  readonly runAction: ReturnType<typeof useRunAction>["run"];
  readonly onClose: () => void;
}

/** Asks once for what an action is sent, for however many records. */
function AskedInputs({ asking: { action, records, inputs }, text, runAction, onClose }: AskedInputsProps) {
  const { t } = useText();
  return (
    <InputsDialog
      inputs={inputs}
      title={t(action.labelKey)}
      text={text}
      onRun={(body) => runAction({ action, records, inputs: body })}
      onMissing={onClose}
      onClose={onClose}
    />
  );
}
