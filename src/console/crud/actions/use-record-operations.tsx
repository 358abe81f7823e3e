import { type ReactNode, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { recordTitle } from "../record-title.ts";
import type { IssuedToken } from "./record-runs.ts";
import { canArchive, useArchive } from "./use-archive.ts";
import { useAskAction } from "./use-ask-action.tsx";
import { useConfirmation } from "./use-confirmation.tsx";
import { type OperationHooks, useDelete } from "./use-record-runs.ts";

const DeleteDialog = lazyPart(() => loadThemed(async () => (await import("./delete-dialog.tsx")).DeleteDialog));
const DeleteManyDialog = lazyPart(() =>
  loadThemed(async () => (await import("./delete-many-dialog.tsx")).DeleteManyDialog),
);
const ArchiveDialog = lazyPart(() => loadThemed(async () => (await import("./archive-dialog.tsx")).ArchiveDialog));
const TokensDialog = lazyPart(() => loadThemed(async () => (await import("./tokens-dialog.tsx")).TokensDialog));

interface Operations {
  readonly askDelete: (records: readonly EntityRecord[], etag?: string | null) => void;
  /** No records: the action is on the whole collection. */
  readonly askAction: (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => void;
  readonly archive: (record: EntityRecord) => void;
  /** Whether a question about a deletion is open. */
  readonly isAsking: boolean;
  /** Stands anywhere in the screen; shows the question. */
  readonly dialog: ReactNode;
}

/** A record that is about to be deleted, where there is more to say than a question. */
interface PendingDelete {
  readonly record: EntityRecord;
  readonly etag: string | null;
}

const NO_TOKENS: readonly IssuedToken[] = [];
const NONE: readonly EntityRecord[] = [];

/** Deletes records and runs actions on them: asks first, says what came of it, and refreshes what is shown. */
export function useRecordOperations(screens: EntityScreens<MessageKey>, hooks: OperationHooks = {}): Operations {
  const { t } = useText();
  const { ask, isOpen, dialog } = useConfirmation();
  const [pending, setPending] = useState<PendingDelete | null>(null);
  const [many, setMany] = useState(NONE);
  const [leaving, setLeaving] = useState<EntityRecord | null>(null);
  const [tokens, setTokens] = useState(NO_TOKENS);
  const { run: runDelete } = useDelete(screens, hooks);
  const { askAction, dialog: inputsDialog } = useAskAction(screens, { ask, hooks: { ...hooks, onTokens: setTokens } });
  const { run: runArchive } = useArchive(screens);
  const archiveAtOnce = useOneAtATime(runArchive, ({ id }) => String(id));

  const askDelete: Operations["askDelete"] = (records, etag = null) => {
    const [record] = records;
    if (record === undefined || records.length > 1) {
      setMany(records);
      return;
    }
    if (screens.referencedBy.length > 0 || canArchive(screens, record)) {
      setPending({ record, etag });
      return;
    }
    ask({
      title: t(screens.messages.delete),
      text: t(screens.messages.deleteConfirm, { title: recordTitle(screens, record) }),
      confirmLabel: t(screens.messages.delete),
      isDangerous: true,
      run: () => runDelete({ records, etag }),
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
      {many.length > 0 ? (
        <DeleteManyDialog
          screens={screens}
          records={many}
          onDelete={() => runDelete({ records: many, etag: null })}
          onMissing={() => setMany(NONE)}
          onClose={() => setMany(NONE)}
        />
      ) : null}
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
    screens.referencedBy.length > 0 ? setLeaving(record) : archiveAtOnce(record);
  return { askDelete, askAction, archive, isAsking: isOpen || pending !== null || many.length > 0, dialog: dialogs };
}
