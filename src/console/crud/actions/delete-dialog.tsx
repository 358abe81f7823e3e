import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { recordTitle } from "../record-title.ts";
import { canRetire } from "./can-retire.ts";
import { type UserCount, UserCountLink, useUserCounts } from "./user-counts.tsx";

interface DeleteDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  readonly onDelete: () => Promise<void>;
  readonly onRetire: () => Promise<void>;
  readonly onClose: () => void;
}

/** One button of the dialog at a time; the dialog goes when it is done. */
function useBusy(onClose: () => void) {
  const [busy, setBusy] = useState<"delete" | "retire" | null>(null);
  const run = async (what: "delete" | "retire", work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } finally {
      onClose();
    }
  };
  return { busy, run };
}

/** Before a record is deleted: who uses it, what will happen, and taking it out of use as the gentler way. */
export function DeleteDialog({ screens, record, onDelete, onRetire, onClose }: DeleteDialogProps) {
  const { t } = useText();
  const id = useId();
  const counts = useUserCounts(screens, record.id);
  const { busy, run } = useBusy(onClose);
  const isInUse = counts.some(({ count }) => count !== null && count > 0);
  const isCounting = counts.some(({ count, isFailed }) => count === null && !isFailed);
  const title = recordTitle(screens, record);
  const retire = canRetire(screens, record) ? screens.retire : null;
  const handleClose = busy ? undefined : onClose;
  return (
    <Dialog
      open
      {...(handleClose ? { onClose: handleClose } : {})}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t(screens.messages.delete)}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText sx={{ overflowWrap: "anywhere", mb: 2 }}>
          {t(screens.messages.deleteConfirm, { title })}
        </DialogContentText>
        {counts.map((count) => (
          <UseOfRecord key={count.user.entity} use={count} title={title} />
        ))}
        {isInUse ? (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t(retire ? "crud.delete.retireInstead" : "crud.delete.notWhileInUse")}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Button color="inherit" autoFocus disabled={busy !== null} onClick={onClose}>
          {t("crud.action.cancel")}
        </Button>
        <Button
          variant={retire ? "outlined" : "contained"}
          color="error"
          loading={busy === "delete"}
          disabled={isInUse || isCounting || busy !== null}
          onClick={() => void run("delete", onDelete)}
        >
          {t(screens.messages.delete)}
        </Button>
        {retire ? (
          <Button
            variant="contained"
            loading={busy === "retire"}
            disabled={busy !== null}
            onClick={() => void run("retire", onRetire)}
          >
            {t(retire.labelKey)}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function UseOfRecord({ use, title }: { readonly use: UserCount; readonly title: string }) {
  const { t } = useText();
  if (use.isFailed) {
    return <Typography variant="body2">{t("crud.delete.countFailed")}</Typography>;
  }
  if (use.count === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t("crud.delete.counting")}
      </Typography>
    );
  }
  if (use.count === 0) {
    return <Typography variant="body2">{t("crud.delete.notInUse", { title })}</Typography>;
  }
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      <UserCountLink {...use} /> {t("crud.delete.uses", { count: use.count, title })}
    </Typography>
  );
}
