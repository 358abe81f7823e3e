import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { ownName } from "../../lib/base-path.ts";
import type { LoginFormProps } from "../../product.ts";
import { useSession } from "../../session/session-context.tsx";
import { SIGN_IN_WINDOW } from "../../session/sign-in-window.ts";
import buttons from "../../ui/plain-button.module.css";
import styles from "./login.module.css";
import { toSignInReason } from "./sign-in-failure.ts";

interface Problem {
  readonly text: string;
  /** The provider's reason, in its own language. */
  readonly reason: string | null;
}

/** Opens the page where users sign in: here, or in a window if this page has unsaved work. */
function useRedirect({ dialog }: LoginFormProps) {
  const { t } = useText();
  const session = useSession();
  const toProblem = (error: unknown): Problem => {
    const isAnswered = error instanceof ApiError && ["http", "unexpected"].includes(error.kind);
    const failure = isAnswered ? "shell.login.failed" : toErrorKey(error);
    return { text: dialog?.onFailure(error, failure) ?? t(failure), reason: toSignInReason(error) };
  };
  const [problem, setProblem] = useState<Problem | null>(() =>
    session.signInFailure() === null || dialog !== undefined ? null : toProblem(session.signInFailure()),
  );
  const [isBusy, setBusy] = useState(false);

  async function redirect(): Promise<void> {
    // Browsers only open a window during the click.
    const target =
      dialog === undefined ? window : window.open("", ownName(SIGN_IN_WINDOW), "popup,width=520,height=720");
    if (target === null) {
      setProblem({ text: t("shell.login.windowBlocked"), reason: null });
      return;
    }
    setProblem(null);
    setBusy(true);
    try {
      const address = await session.beginSignIn();
      target.location.assign(address);
    } catch (error) {
      if (dialog !== undefined) {
        target.close();
      }
      setProblem(toProblem(error));
      setBusy(false);
    }
    if (dialog !== undefined) {
      setBusy(false);
    }
  }

  return { problem, isBusy, redirect };
}

interface RedirectFormProps extends LoginFormProps {
  /** Text of the button. */
  readonly submit?: ShellKey;
  /** True below another form, which has the button that cancels. */
  readonly isSecond?: boolean;
}

/** The sign-in form of a backend whose users sign in on another page. */
export function RedirectForm({ dialog, submit = "shell.login.submit", isSecond = false }: RedirectFormProps) {
  const { t } = useText();
  const { problem, isBusy, redirect } = useRedirect(dialog === undefined ? {} : { dialog });
  return (
    <div className={styles["form"]}>
      <div role="alert" className={styles["problems"]}>
        {problem !== null && <div className={styles["problem"]}>{problem.text}</div>}
        {problem?.reason && problem.reason !== problem.text && (
          <div className={styles["problem"]}>{problem.reason}</div>
        )}
      </div>
      {dialog !== undefined && <p className={styles["lead"]}>{t("shell.login.windowText")}</p>}
      <div className={styles["buttons"]}>
        {dialog !== undefined && !isSecond && (
          <button type="button" className={buttons["button"]} onClick={dialog.onCancel}>
            {t("shell.confirm.cancel")}
          </button>
        )}
        <button
          type="button"
          className={`${buttons["button"]} ${isSecond ? "" : buttons["filled"]}`}
          aria-busy={isBusy}
          onClick={() => void redirect()}
        >
          {t(isBusy ? "shell.login.busy" : submit)}
        </button>
      </div>
    </div>
  );
}
