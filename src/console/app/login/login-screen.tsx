import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { useSession } from "../../session/session-context.tsx";
import type { SignInForm } from "../../session/session-types.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { PublicLayout } from "../layout/public-layout.tsx";
import styles from "./login.module.css";
import { LoginPicture } from "./login-picture.tsx";
import { ProductLoginForm } from "./product-login-form.tsx";

const LEADS: { readonly [F in SignInForm]?: ShellKey } = {
  key: "shell.login.keyText",
  redirect: "shell.login.redirectText",
};

/** The sign-in page. After sign-in, `SessionEffects` navigates to the requested page. */
export function LoginScreen() {
  const { t } = useText();
  const { form } = useSession();
  useDocumentTitle(t("shell.login.title"));
  return (
    <PublicLayout>
      <div className={styles["card"]}>
        <LoginPicture />
        <div className={styles["pane"]}>
          <div>
            <h1 className={styles["title"]}>{t("shell.login.title")}</h1>
            <p className={styles["lead"]}>{t(LEADS[form] ?? "shell.login.text")}</p>
          </div>
          <ProductLoginForm />
        </div>
      </div>
    </PublicLayout>
  );
}
