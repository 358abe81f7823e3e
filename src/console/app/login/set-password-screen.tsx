import { type ComponentProps, type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import type { AppConfig } from "../../../contract/app-config.ts";
import { brokenPasswordRules } from "../../../contract/password-rules.ts";
import { ApiError } from "../../api/api-error.ts";
import { httpCall } from "../../api/http-call.ts";
import { toJsonBody } from "../../api/json-body.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { PasswordToggle } from "../../ui/password-toggle.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { PublicLayout } from "../layout/public-layout.tsx";
import { useServices } from "../services/services.ts";
import styles from "./login.module.css";
import { LoginField } from "./login-field.tsx";

type Outcome = "open" | "done" | ShellKey;

const MISMATCH = "shell.setPassword.mismatch";

/** Landing page of a one-time link: sets a password and, for the first user, a username. */
export function SetPasswordScreen() {
  const { t } = useText();
  const { config } = useServices();
  const [outcome, setOutcome] = useState<Outcome>("open");
  const [isFirst, setFirst] = useState(false);
  useDocumentTitle(t("shell.setPassword.title"));

  // The link works once: a second submission would fail.
  const send = useOneAtATime(async (data: FormData) => {
    const next = await setPassword(config, data);
    setFirst(isFirst || next === "shell.setPassword.first");
    setOutcome(next);
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };

  const form = (
    <form className={styles["form"]} onSubmit={handleSubmit} noValidate>
      <div role="alert" className={styles["problems"]}>
        {outcome !== "open" && outcome !== "done" && outcome !== MISMATCH && (
          <div className={styles["problem"]}>{t(outcome)}</div>
        )}
      </div>
      {isFirst && (
        <LoginField
          name="username"
          label={t("shell.login.username")}
          problem={undefined}
          autoComplete="username"
          autoFocus
        />
      )}
      <NewPasswordField name="password" label={t("shell.setPassword.password")} problem={undefined} />
      <NewPasswordField
        name="confirmation"
        label={t("shell.setPassword.confirmation")}
        problem={outcome === MISMATCH ? t(MISMATCH) : undefined}
      />
      <div className={styles["buttons"]}>
        <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`}>
          {t("shell.setPassword.submit")}
        </button>
      </div>
    </form>
  );
  return (
    <PublicLayout>
      <div className={`${styles["card"]} ${styles["single"]}`}>
        <div className={styles["pane"]}>
          <div>
            <h1 className={styles["title"]}>{t("shell.setPassword.title")}</h1>
            <p className={styles["lead"]}>
              {t(outcome === "done" ? "shell.setPassword.done" : "shell.setPassword.text")}
            </p>
          </div>
          {outcome === "done" ? (
            <Link to="/login" className={buttons["button"]}>
              {t("shell.login.title")}
            </Link>
          ) : (
            form
          )}
        </div>
      </div>
    </PublicLayout>
  );
}

type NewPasswordFieldProps = Pick<ComponentProps<typeof LoginField>, "name" | "label" | "problem">;

/** Password field with a show/hide button. */
function NewPasswordField(props: NewPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <LoginField
      {...props}
      type={isShown ? "text" : "password"}
      autoComplete="new-password"
      button={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
    />
  );
}

/** Sends the form with the token from the address. The fragment (`#`) keeps tokens out of server logs. */
async function setPassword({ backends, timeoutMs }: AppConfig, data: FormData): Promise<Outcome> {
  const password = String(data.get("password") ?? "");
  const username = String(data.get("username") ?? "").trim();
  if (brokenPasswordRules(password).length > 0) {
    return "shell.setPassword.weak";
  }
  if (password !== data.get("confirmation")) {
    return MISMATCH;
  }
  const token = window.location.hash.slice(1);
  if (token === "") {
    return "shell.setPassword.gone";
  }
  const body = JSON.stringify({ token, password, ...(username === "" ? {} : { username }) });
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  try {
    toJsonBody(await httpCall({ url: `${backends.main.url}/staff-links`, method: "POST", headers, body, timeoutMs }));
    return "done";
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): ShellKey {
  if (!(error instanceof ApiError)) {
    return toErrorKey(error);
  }
  const rule = error.details.find(({ path }) => path === "password")?.params["rule"];
  if (rule === "common" || rule === "context") {
    return `shell.setPassword.${rule}`;
  }
  const isNameless = error.details.some(({ path }) => path === "username");
  return isNameless
    ? "shell.setPassword.first"
    : error.statusCode === 410
      ? "shell.setPassword.gone"
      : toErrorKey(error);
}
