import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../api/api-error.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import type { LoginFormProps } from "../../product.ts";
import { useSession } from "../../session/session-context.tsx";
import { PasswordToggle } from "../../ui/password-toggle.tsx";
import buttons from "../../ui/plain-button.module.css";
import styles from "./login.module.css";
import { LoginField } from "./login-field.tsx";

interface Problems {
  readonly username?: ShellKey;
  readonly password?: ShellKey;
  /** Error for the whole form, as text. */
  readonly form?: string;
}

function toProblems(username: string, password: string): Problems {
  return {
    ...(username === "" ? { username: "shell.login.usernameRequired" } : {}),
    // A username in basic credentials ends at the first colon.
    ...(username.includes(":") ? { username: "shell.login.usernameColon" } : {}),
    ...(password === "" ? { password: "shell.login.passwordRequired" } : {}),
  };
}

/** Message key of a failed sign-in. It must not reveal which of username and password is wrong. */
function toFailure(error: unknown): ShellKey {
  const isRefused = error instanceof ApiError && [400, 401, 403, 404, 422].includes(error.statusCode);
  return isRefused ? "shell.login.invalid" : toErrorKey(error);
}

/** State of the sign-in form, and its submit action. */
function useLogin({ dialog }: LoginFormProps) {
  const { t } = useText();
  const session = useSession();
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const username = String(data.get("username") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const found = toProblems(username, password);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) {
      form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    setBusy(true);
    try {
      await session.signIn(username, password);
    } catch (error) {
      const failure = toFailure(error);
      setProblems({ form: dialog?.onFailure(error, failure) ?? t(failure) });
      setBusy(false);
    }
  }

  return { problems, isBusy, submit };
}

/** Username, password and submit button. */
export function LoginForm({ dialog }: LoginFormProps) {
  const { t } = useText();
  const { problems, isBusy, submit } = useLogin(dialog === undefined ? {} : { dialog });
  const [isShown, setShown] = useState(false);
  const session = useSession();
  const [username] = useState(() => session.expiredUsername() ?? "");
  // A state update arrives only with the next render. A second click could come before it.
  const isSending = useRef(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    await submit(event.currentTarget).finally(() => {
      isSending.current = false;
    });
  };

  const toText = (key: ShellKey | undefined) => (key === undefined ? undefined : t(key));
  return (
    <form className={styles["form"]} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {/* In a dialog, a notification shows the error; a message behind it is invisible to screen readers. */}
      <div role="alert" className={dialog === undefined ? styles["problems"] : styles["heard"]}>
        {problems.form !== undefined && <div className={styles["problem"]}>{problems.form}</div>}
      </div>
      <LoginField
        name="username"
        label={t("shell.login.username")}
        problem={toText(problems.username)}
        autoComplete="username"
        defaultValue={username}
        autoFocus={username === ""}
      />
      <LoginField
        name="password"
        type={isShown ? "text" : "password"}
        label={t("shell.login.password")}
        problem={toText(problems.password)}
        autoComplete="current-password"
        autoFocus={username !== ""}
        button={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
      />
      <div className={styles["buttons"]}>
        {dialog !== undefined && (
          <button type="button" className={buttons["button"]} onClick={dialog.onCancel}>
            {t("shell.confirm.cancel")}
          </button>
        )}
        <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} aria-busy={isBusy}>
          {t(isBusy ? "shell.login.busy" : "shell.login.submit")}
        </button>
      </div>
    </form>
  );
}
