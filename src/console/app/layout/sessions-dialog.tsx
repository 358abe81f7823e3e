import { Button } from "../../ui/mui/button.ts";
import { useText } from "../../i18n/use-text.ts";
import { BackendSessions } from "../../staff/backend-sessions.tsx";
import { DialogFrame } from "../../ui/dialog-frame.tsx";

interface SessionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog with the sessions of all backends, for consoles without a page of the user's own sessions. */
export function SessionsDialog({ open, onClose }: SessionsDialogProps) {
  const { t } = useText();
  return (
    <DialogFrame
      open={open}
      title={t("shell.sessions.title")}
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t("shell.sessions.close")}
        </Button>
      }
    >
      <BackendSessions />
    </DialogFrame>
  );
}
