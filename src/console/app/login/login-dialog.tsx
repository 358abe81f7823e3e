import { Dialog } from "../../ui/mui/dialog.ts";
import { useId } from "react";
import { ApiError } from "../../api/api-error.ts";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { MuiThemeProvider } from "../../theme/mui-theme-provider.tsx";
import styles from "./login.module.css";
import { LoginPicture } from "./login-picture.tsx";
import { ProductLoginForm } from "./product-login-form.tsx";
import { toSignInReason } from "./sign-in-failure.ts";

interface LoginDialogProps {
  readonly isOpen: boolean;
  /** Rejects the waiting calls with that error, or as cancelled. */
  readonly onGiveUp: (error?: unknown) => void;
}

/** Sign-in dialog over an open page, at most 600 px wide (spec §2). A new session closes it. */
export function LoginDialog({ isOpen, onGiveUp }: LoginDialogProps) {
  const { t } = useText();
  const { notify } = useNotify();
  const id = useId();

  const handleFailure = (error: unknown, key: ShellKey) => {
    const isApiError = error instanceof ApiError;
    const text = toSignInReason(error) ?? t(key);
    notify({ kind: isApiError ? "warning" : "error", text });
    if (!isApiError) {
      onGiveUp(error);
    }
    return text;
  };

  return (
    <MuiThemeProvider>
      <Dialog
        open={isOpen}
        onClose={(_, reason) => {
          // A click on the backdrop must not discard work. Esc and the button are deliberate.
          if (reason === "escapeKeyDown") {
            onGiveUp();
          }
        }}
        maxWidth="sm"
        fullWidth
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <div className={styles["dialog"]}>
          <LoginPicture />
          <div className={styles["pane"]}>
            <div>
              <h2 id={`${id}-title`} className={styles["title"]}>
                {t("shell.login.againTitle")}
              </h2>
              <p id={`${id}-text`} className={styles["lead"]}>
                {t("shell.login.againText")}
              </p>
            </div>
            <ProductLoginForm dialog={{ onCancel: () => onGiveUp(), onFailure: handleFailure }} />
          </div>
        </div>
      </Dialog>
    </MuiThemeProvider>
  );
}
