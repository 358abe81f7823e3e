import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useText } from "../i18n/use-text.ts";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, naming the record. */
  readonly text: string;
  /** What is found out while the question stands. */
  readonly more?: ReactNode;
  /** What the button does, in the title's words. */
  readonly confirmLabel: string;
  /** What the other one does, where that is more than not to. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The dialog itself; apart from `ConfirmDialog` so that it is fetched when it is first asked for. */
export function ConfirmDialogFrame({
  open,
  title,
  text,
  more,
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useText();
  const id = useId();
  const handleClose = busy === true ? undefined : onClose;
  return (
    <Dialog
      open={open}
      {...(handleClose === undefined ? {} : { onClose: handleClose })}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: "anywhere" }}>
          {text}
        </DialogContentText>
        {more}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" variant="outlined" autoFocus disabled={busy === true} onClick={onClose}>
          {cancelLabel ?? t("shell.confirm.cancel")}
        </Button>
        <Button
          variant="contained"
          color={danger === true ? "error" : "primary"}
          loading={busy === true}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
