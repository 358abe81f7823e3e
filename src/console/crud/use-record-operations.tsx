import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import type { MessageKey } from "../../../generated/message-keys.ts";
import type { ActionDescriptor, EntityScreens } from "../../contract/screens.ts";
import type { EntityRecord } from "../../contract/transport.ts";
import { ApiError } from "../api/api-error.ts";
import { entityKey } from "../fields/query-keys.ts";
import { useEntityClient } from "../fields/use-entity-client.ts";
import { useText } from "../i18n/use-text.ts";
import { useNotify } from "../notify/use-notify.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { callAction } from "./call-action.ts";
import { deleteFailureText } from "./failure-text.ts";
import { recordTitle } from "./record-title.ts";
import { runEach } from "./run-each.ts";

/** Something that waits for a yes. */
interface Question {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly isDangerous: boolean;
  readonly run: () => Promise<void>;
}

interface Operations {
  readonly askDelete: (records: readonly EntityRecord[], etag?: string | null) => void;
  /** No records: the action is on the whole collection. */
  readonly askAction: (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => void;
  /** Stands anywhere in the screen; shows the question. */
  readonly dialog: ReactNode;
}

interface OperationHooks {
  readonly onDeleted?: () => void;
  readonly onDone?: () => void;
}

function reasonOf(failures: readonly unknown[]): string {
  const [first] = failures;
  return first instanceof Error ? first.message : String(first);
}

/** One question at a time, and its answer's progress in the dialog itself. */
function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback((next: Question) => {
    setQuestion(next);
    setOpen(true);
  }, []);
  const confirm = async () => {
    if (!question || isBusy) {
      return;
    }
    setBusy(true);
    try {
      await question.run();
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  // The question's words stay while the dialog fades.
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      title={question?.title ?? ""}
      text={question?.text ?? ""}
      verb={question?.verb ?? ""}
      danger={question?.isDangerous ?? false}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, dialog };
}

function useDelete(screens: EntityScreens<MessageKey>, { onDeleted, onDone }: OperationHooks) {
  const { t } = useText();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  return useCallback(
    async (records: readonly EntityRecord[], etag: string | null) => {
      const { done, failures } = await runEach(records, async (record) => {
        await client.delete?.(record.id, etag === null ? {} : { etag });
      });
      const [failure] = failures;
      if (failure !== undefined && !(failure instanceof ApiError && failure.kind === "cancelled")) {
        const reason = deleteFailureText(t, failure);
        const isOne = records.length === 1;
        const text = isOne
          ? t("crud.delete.failed", { reason })
          : t("crud.bulk.failed", { count: failures.length, reason });
        notify({ kind: "error", text });
      }
      if (done > 0) {
        const text = records.length === 1 ? t(screens.messages.deleted) : t("crud.bulk.deleted", { count: done });
        notify({ kind: "success", text });
        onDone?.();
        onDeleted?.();
      }
      // What was deleted is not asked for again, though its page may still be on its way out.
      const gone = failures.length === 0 ? records.map((record) => String(record.id)) : [];
      await queries.invalidateQueries({
        queryKey: entityKey(screens.entity),
        refetchType: "active",
        predicate: ({ queryKey: [, kind, id] }) => !(kind === "record" && gone.includes(String(id))),
      });
    },
    [client, queries, notify, t, screens, onDeleted, onDone],
  );
}

function useRunAction(screens: EntityScreens<MessageKey>, { onDone }: OperationHooks) {
  const { t } = useText();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  return useCallback(
    async (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => {
      const targets = action.on === "collection" ? [null] : records.map((record) => record.id);
      // `null` is a target here: wrapped, so that the runner's end is not mistaken for it.
      const { done, failures } = await runEach(
        targets.map((id) => ({ id })),
        ({ id }) => callAction(client, action, id),
      );
      if (failures.length > 0) {
        const reason = reasonOf(failures);
        const text =
          targets.length === 1
            ? `${t(action.failureKey)}: ${reason}`
            : t("crud.bulk.failed", { count: failures.length, reason });
        notify({ kind: "error", text });
      }
      if (done > 0) {
        notify({
          kind: "success",
          text: targets.length === 1 ? t(action.successKey) : t("crud.bulk.done", { count: done }),
        });
        onDone?.();
      }
      await queries.invalidateQueries({ queryKey: entityKey(screens.entity), refetchType: "active" });
    },
    [client, queries, notify, t, screens, onDone],
  );
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
