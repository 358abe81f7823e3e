import { Button } from "../../ui/mui/button.ts";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "../../ui/mui/dialog.ts";
import { useId } from "react";
import { useText } from "../../i18n/use-text.ts";
import { BackendSessions } from "../../staff/backend-sessions.tsx";

interface SessionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog with the sessions of all backends, for consoles without a page of the user's own sessions. */
export function SessionsDialog({ open, onClose }: SessionsDialogProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("shell.sessions.title")}</DialogTitle>
      <DialogContent>
        <BackendSessions />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t("shell.sessions.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
