import { type ReactNode, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import type { IssuedToken } from "./record-runs.ts";
import { useActionDialog } from "./use-action-dialog.tsx";
import { canArchive, useArchive } from "./use-archive.ts";
import { useConfirmation } from "./use-confirmation.tsx";
import { type OperationHooks, useDelete } from "./use-record-runs.ts";

const DeleteDialog = lazyComponent(async () => (await import("./delete-dialog.tsx")).DeleteDialog);
const DeleteQuestion = lazyComponent(async () => (await import("./delete-question.tsx")).DeleteQuestion);
const ArchiveDialog = lazyComponent(async () => (await import("./archive-dialog.tsx")).ArchiveDialog);
const TokensDialog = lazyComponent(async () => (await import("./tokens-dialog.tsx")).TokensDialog);

interface Operations {
  readonly askDelete: (records: readonly EntityRecord[], etag?: string | null) => void;
  /** Without records, the action runs on the collection. */
  readonly askAction: (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => void;
  readonly archive: (record: EntityRecord) => void;
  /** Whether a confirmation or delete dialog is open. */
  readonly isAsking: boolean;
  /** The dialogs. Render this anywhere in the screen. */
  readonly dialog: ReactNode;
}

/** Records that are about to be deleted. */
interface PendingDelete {
  readonly records: readonly EntityRecord[];
  readonly etag: string | null;
}

const NO_TOKENS: readonly IssuedToken[] = [];

/** Deletes, archives and runs actions: confirms first, notifies about the result and invalidates queries. */
export function useRecordOperations(screens: EntityScreens<MessageKey>, hooks: OperationHooks = {}): Operations {
  const { ask, isOpen, dialog } = useConfirmation();
  const [pending, setPending] = useState<PendingDelete | null>(null);
  const [leaving, setLeaving] = useState<EntityRecord | null>(null);
  const [tokens, setTokens] = useState(NO_TOKENS);
  const { run: runDelete } = useDelete(screens, hooks);
  const { askAction, dialog: inputsDialog } = useActionDialog(screens, {
    ask,
    hooks: { ...hooks, onTokens: setTokens },
  });
  const { run: runArchive } = useArchive(screens);

  const askDelete: Operations["askDelete"] = (records, etag = null) => setPending({ records, etag });
  const deletion = pending && {
    screens,
    onDelete: () => runDelete(pending),
    onMissing: () => setPending(null),
    onClose: () => setPending(null),
  };
  const [record, ...others] = pending?.records ?? [];
  // References or archiving need the larger dialog.
  const isWeighed =
    record !== undefined && others.length === 0 && (screens.referencedBy.length > 0 || canArchive(screens, record));

  const dialogs = (
    <>
      {dialog}
      {deletion && isWeighed ? (
        <DeleteDialog {...deletion} record={record} onArchive={() => runArchive(record)} />
      ) : null}
      {deletion && !isWeighed ? <DeleteQuestion {...deletion} records={pending.records} /> : null}
      {leaving ? (
        <ArchiveDialog
          screens={screens}
          record={leaving}
          onArchive={() => runArchive(leaving)}
          onMissing={() => setLeaving(null)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
      {inputsDialog}
      {tokens.length > 0 ? <TokensDialog tokens={tokens} onClose={() => setTokens(NO_TOKENS)} /> : null}
    </>
  );
  const archive = (record: EntityRecord) =>
    screens.referencedBy.length > 0 ? setLeaving(record) : void runArchive(record);
  return { askDelete, askAction, archive, isAsking: isOpen || pending !== null, dialog: dialogs };
}
