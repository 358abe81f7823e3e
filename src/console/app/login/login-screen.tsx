import { useText } from "../../i18n/use-text.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import styles from "./login.module.css";
import { LoginForm } from "./login-form.tsx";
import { LoginPicture } from "./login-picture.tsx";

/** Where staff sign in. */
export function LoginScreen() {
  const { t } = useText();
  useDocumentTitle(t("shell.login.title"));
  return (
    <div className={styles["card"]}>
      <LoginPicture />
      <div className={styles["pane"]}>
        <div>
          <h1 className={styles["title"]}>{t("shell.login.title")}</h1>
          <p className={styles["lead"]}>{t("shell.login.text")}</p>
        </div>
        <LoginForm />
      </div>
    </div>
  );
}
