import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useId } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { recordTitle } from "../record/record-title.ts";
import { UseOfRecord, useReferenceCounts } from "../uses/incoming-references.tsx";

interface ArchiveDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  readonly onArchive: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms archiving a record. Lists the records that refer to it and are kept. */
export function ArchiveDialog({ screens, record, onArchive, onClose }: ArchiveDialogProps) {
  const { t } = useText();
  const id = useId();
  const counts = useReferenceCounts(screens, record.id);
  const { run: archive, isPending } = useBackendMutation({ call: onArchive, onSettled: onClose });
  const title = recordTitle(screens, record);
  const label = screens.archive ? t(screens.archive.labelKey) : "";
  const isInUse = counts.some(({ count }) => count !== null && count > 0);
  return (
    <DialogFrame
      title={label}
      busy={isPending}
      onClose={onClose}
      describedBy={id}
      actions={
        <>
          <Button color="inherit" autoFocus disabled={isPending} onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button variant="contained" loading={isPending} onClick={() => void archive(undefined)}>
            {label}
          </Button>
        </>
      }
    >
      <div id={id}>
        {counts.map((count) => (
          <UseOfRecord key={`${count.reference.entity}.${count.reference.filter}`} use={count} title={title} />
        ))}
        {isInUse ? (
          <Typography variant="body2" sx={{ mt: 2 }}>
            {t("crud.archive.kept")}
          </Typography>
        ) : null}
      </div>
    </DialogFrame>
  );
}
