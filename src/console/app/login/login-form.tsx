import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../api/api-error.ts";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import type { LoginFormProps } from "../../product.ts";
import { useSession } from "../../session/session-context.tsx";
import type { SignInForm } from "../../session/session-types.ts";
import { PasswordToggle } from "../../ui/password-toggle.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useServices } from "../services/services.ts";
import styles from "./login.module.css";
import { LoginField } from "./login-field.tsx";
import { toSignInFailure, toSignInReason } from "./sign-in-failure.ts";

interface Problems {
  readonly username?: ShellKey;
  readonly password?: ShellKey;
  /** Error for the whole form, as text. */
  readonly form?: string;
  /** The backend's reason, in its own language. */
  readonly reason?: string | null;
}

function toProblems(form: SignInForm, username: string, password: string): Problems {
  const isKey = form === "key";
  return {
    ...(username === "" && !isKey ? { username: "shell.login.usernameRequired" } : {}),
    // A username in basic credentials ends at the first colon.
    ...(form === "basic" && username.includes(":") ? { username: "shell.login.usernameColon" } : {}),
    ...(password === "" ? { password: isKey ? "shell.login.keyRequired" : "shell.login.passwordRequired" } : {}),
  };
}

/**
 * The second step of the sign-in, lazy-loaded if the backend requests it. `show` resolves to null, or to the given error
 * if that does not request a second step.
 */
function useSecondStep(onBack: () => void) {
  const { config, texts } = useServices();
  const [step, setStep] = useState<ReactNode>(null);
  const show = async (error: unknown, username: string): Promise<unknown> => {
    const isAsked =
      config.backends.main.abilities?.secondFactor === true &&
      error instanceof ApiError &&
      error.details.some(({ code }) => code === "secondFactor");
    if (isAsked) {
      const [{ toSecondStep }] = await Promise.all([import("./second-step.tsx"), texts.loadAllTexts()]);
      const handleBack = () => {
        setStep(null);
        onBack();
      };
      setStep(toSecondStep(error, { username, onBack: handleBack }));
    }
    return isAsked ? null : error;
  };
  return { step, show };
}

/** State of the sign-in form, and its submit action. */
function useLogin({ dialog }: LoginFormProps) {
  const { t } = useText();
  const session = useSession();
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const second = useSecondStep(() => setBusy(false));

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const username = String(data.get("username") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const found = toProblems(session.form, username, password);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) {
      form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    setBusy(true);
    try {
      await session.signIn(username, password);
    } catch (error) {
      await fail(error, username);
    }
  }

  async function fail(error: unknown, username: string): Promise<void> {
    const reason = await second.show(error, username).catch((missing: unknown) => missing);
    if (reason !== null) {
      const failure = toSignInFailure(reason, session.form);
      const told = dialog?.onFailure(reason, failure);
      setProblems({ form: told ?? t(failure), reason: told === undefined ? toSignInReason(reason) : null });
      setBusy(false);
    }
  }

  return { problems, isBusy, submit, step: second.step };
}

/** Username, password and submit button. */
export function LoginForm({ dialog }: LoginFormProps) {
  const { t } = useText();
  const { problems, isBusy, submit, step } = useLogin(dialog === undefined ? {} : { dialog });
  const [isShown, setShown] = useState(false);
  const session = useSession();
  const isKey = session.form === "key";
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

  if (step !== null) {
    return step;
  }
  const toText = (key: ShellKey | undefined) => (key === undefined ? undefined : t(key));
  return (
    <form className={styles["form"]} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {/* In a dialog, a notification shows the error; a message behind it is invisible to screen readers. */}
      <div role="alert" className={dialog === undefined ? styles["problems"] : styles["heard"]}>
        {problems.form !== undefined && <div className={styles["problem"]}>{problems.form}</div>}
        {problems.reason && <div className={styles["problem"]}>{problems.reason}</div>}
      </div>
      {!isKey && (
        <LoginField
          name="username"
          label={t("shell.login.username")}
          problem={toText(problems.username)}
          autoComplete="username"
          defaultValue={username}
          autoFocus={username === ""}
        />
      )}
      <LoginField
        name="password"
        type={isShown ? "text" : "password"}
        label={t(isKey ? "shell.login.key" : "shell.login.password")}
        problem={toText(problems.password)}
        autoComplete="current-password"
        autoFocus={isKey || username !== ""}
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
