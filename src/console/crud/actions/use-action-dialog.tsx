import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { recordTitle } from "../record/record-title.ts";
import { canRun } from "../rules/can-run.ts";
import type { Confirmation } from "./use-confirmation.tsx";
import { type ActionHooks, useRunAction } from "./use-record-runs.ts";

const InputsDialog = lazyComponent(async () => (await import("../form/inputs-dialog.tsx")).InputsDialog);

/** An action whose inputs are being entered. */
interface PendingAction {
  readonly action: ActionDescriptor<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly inputs: string;
  /** Number of selected records that do not meet the action's precondition. */
  readonly leftOut: number;
}

interface ActionDialogOptions {
  readonly ask: (confirmation: Confirmation) => void;
  readonly hooks: ActionHooks;
}

/** Runs an action after its confirmation or input dialog. One dialog covers all selected records. */
export function useActionDialog(screens: EntityScreens<MessageKey>, { ask, hooks }: ActionDialogOptions) {
  const { t } = useText();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const { run: runAction } = useRunAction(screens, hooks);

  /** Without records, the action runs on the collection. */
  const askAction = (action: ActionDescriptor<MessageKey>, selected: readonly EntityRecord[]) => {
    const records = selected.filter((record) => canRun(action, record));
    const { inputs, confirmKey } = action;
    if (inputs !== undefined) {
      setPending({ action, records, inputs, leftOut: selected.length - records.length });
      return;
    }
    if (!confirmKey) {
      void runAction({ action, records });
      return;
    }
    ask({
      title: t(action.labelKey),
      text: textOf(confirmKey, records, selected.length - records.length),
      confirmLabel: t(action.labelKey),
      isDangerous: false,
      run: () => runAction({ action, records }),
    });
  };
  const textOf = (key: MessageKey, records: readonly EntityRecord[], leftOut: number) => {
    const text = t(key, { title: recordTitle(screens, records[0]), count: records.length });
    return leftOut > 0 ? `${text} ${t("bulk.leftOut", { count: leftOut })}` : text;
  };
  const close = () => setPending(null);

  const dialog = pending ? (
    <InputsDialog
      inputs={pending.inputs}
      title={t(pending.action.labelKey)}
      text={pending.action.confirmKey ? textOf(pending.action.confirmKey, pending.records, pending.leftOut) : null}
      onRun={(inputs) => runAction({ action: pending.action, records: pending.records, inputs })}
      onMissing={close}
      onClose={close}
    />
  ) : null;
  return { askAction, dialog };
}
