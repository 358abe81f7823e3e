import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { DialogContentText } from "../../ui/mui/dialog.ts";
import { useId } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isBeingCounted } from "../../data/count-records.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { recordTitle } from "../record/record-title.ts";
import { UseOfRecord, useReferenceCounts } from "../uses/incoming-references.tsx";
import { useDeletionConsequence } from "../writes/deletion-consequence.ts";
import { canArchive } from "./use-archive.ts";

interface DeleteDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  readonly onDelete: () => Promise<unknown>;
  readonly onArchive: () => Promise<unknown>;
  readonly onClose: () => void;
}

type Choice = "delete" | "archive";

/** Runs one choice at a time and closes the dialog when it has finished. */
function useChoice({ onDelete, onArchive, onClose }: Pick<DeleteDialogProps, "onDelete" | "onArchive" | "onClose">) {
  const { run, isPending, variables } = useBackendMutation({
    call: (choice: Choice) => (choice === "delete" ? onDelete() : onArchive()),
    // Deleting and archiving exclude each other.
    keyOf: () => "",
    onSettled: onClose,
  });
  return { busy: isPending ? variables : null, choose: (choice: Choice) => void run(choice) };
}

/** Confirms deleting a record. Lists the records that refer to it, and suggests archiving if possible. */
export function DeleteDialog({ screens, record, onDelete, onArchive, onClose }: DeleteDialogProps) {
  const { t } = useText();
  const id = useId();
  const withConsequence = useDeletionConsequence();
  const counts = useReferenceCounts(screens, record.id);
  const { busy, choose } = useChoice({ onDelete, onArchive, onClose });
  const isInUse = counts.some(({ count }) => count !== null && count > 0);
  const isCounting = counts.some(isBeingCounted);
  const title = recordTitle(screens, record);
  const archive = canArchive(screens, record) ? screens.archive : null;
  return (
    <DialogFrame
      title={t(screens.messages.delete)}
      busy={busy !== null}
      onClose={onClose}
      describedBy={id}
      actions={
        <>
          <Button color="inherit" autoFocus disabled={busy !== null} onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button
            variant={archive ? "outlined" : "contained"}
            color="error"
            loading={busy === "delete"}
            disabled={isInUse || isCounting || busy !== null}
            onClick={() => choose("delete")}
          >
            {t(screens.messages.delete)}
          </Button>
          {archive ? (
            <Button
              variant="contained"
              loading={busy === "archive"}
              disabled={busy !== null}
              onClick={() => choose("archive")}
            >
              {t(archive.labelKey)}
            </Button>
          ) : null}
        </>
      }
    >
      <div id={id}>
        <DialogContentText sx={{ overflowWrap: "anywhere", mb: 2 }}>
          {withConsequence(t(screens.messages.deleteConfirm, { title }))}
        </DialogContentText>
        {counts.map((count) => (
          <UseOfRecord key={`${count.reference.entity}.${count.reference.filter}`} use={count} title={title} />
        ))}
        {isInUse ? (
          <Alert severity="info" sx={{ mt: 2 }}>
            {archive
              ? t("crud.delete.archiveInstead", { action: t(archive.labelKey) })
              : t("crud.delete.notWhileInUse")}
          </Alert>
        ) : null}
      </div>
    </DialogFrame>
  );
}
