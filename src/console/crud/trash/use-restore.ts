import { useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { isRecord } from "../../data/record-id.ts";
import type { TrashCalls } from "../../data/trash-calls.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { toRecordLink } from "../record/to-record-link.ts";
import { failureText } from "../writes/failure-text.ts";
import { useUndoCreation } from "../writes/use-undo.ts";
import { hasDetails } from "../writes/write-errors.ts";

/** Thrown to name the row of a failed restore. */
class RestoreError extends Error {
  readonly row: DeletedRow;

  constructor(row: DeletedRow, cause: unknown) {
    super("The record could not be restored", { cause });
    this.row = row;
  }
}

/**
 * Returns a function that restores a deleted record. If a field prevents it, such as a unique value that was taken, the
 * notification offers to create a copy: the create form with the record's values.
 */
export function useRestore(
  screens: EntityScreens<MessageKey>,
  calls: TrashCalls,
): (row: DeletedRow) => Promise<unknown> {
  const text = useText();
  const { t } = text;
  const navigate = useNavigate();
  const addChange = useAddChange();
  const toUndo = useUndoCreation(screens);
  const { create } = screens.routes;
  const toFailure = ({ row, cause }: RestoreError): ToastRequest => {
    const copy = () => void navigate(create ?? "/", { state: { copy: row.record } });
    const canCopy = create !== null && hasDetails(cause);
    return {
      kind: "error",
      text: t("trash.failed", { title: row.title, reason: failureText(text, cause, screens) }),
      ...(canCopy ? { action: { label: t("trash.copy"), run: copy } } : {}),
    };
  };
  const { run } = useBackendMutation({
    call: async (row: DeletedRow) => {
      try {
        await calls.restore(row.id);
        return row;
      } catch (error) {
        throw new RestoreError(row, error);
      }
    },
    onAnswer: ({ title, record }) => {
      const restored = t("trash.restored", { title });
      const change = isRecord(record) ? { ...toRecordLink(screens, record), undo: toUndo([record]) } : { undo: null };
      return [{ text: restored, ...addChange({ text: restored, ...change }) }];
    },
    onError: (error) => (error instanceof RestoreError ? [toFailure(error)] : []),
    keyOf: ({ id }) => id,
    toInvalidate: () => ({ queryKey: [screens.entity] }),
  });
  return run;
}
