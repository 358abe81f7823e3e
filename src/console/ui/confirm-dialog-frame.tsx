import { Button } from "./mui/button.ts";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { DialogFrame } from "./dialog-frame.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Describes the consequence, including the record's name. */
  readonly text: string;
  /** Content that loads while the dialog is open. */
  readonly more?: ReactNode;
  /** Label of the confirm button, in the words of the title. */
  readonly confirmLabel: string;
  /** Label of the cancel button. Default: a generic one. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The dialog, separate from `ConfirmDialog` so that it is lazy-loaded on first use. */
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
  return (
    <DialogFrame
      open={open}
      title={title}
      busy={busy === true}
      onClose={onClose}
      maxWidth="xs"
      text={text}
      actions={
        <>
          <Button color="inherit" autoFocus disabled={busy === true} onClick={onClose}>
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
        </>
      }
    >
      {more}
    </DialogFrame>
  );
}
