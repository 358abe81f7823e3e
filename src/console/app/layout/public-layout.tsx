import type { ReactNode } from "react";
import { languageName } from "../../i18n/language-name.ts";
import { useSetLanguage } from "../../i18n/use-set-language.ts";
import { useText, useTexts } from "../../i18n/use-text.ts";
import styles from "./public-layout.module.css";

/** Languages as plain buttons. A menu component would more than double the sign-in page's code. */
function LanguageButtons() {
  const { t, language } = useText();
  const { languages } = useTexts();
  const setLanguage = useSetLanguage();
  return (
    <section className={styles["languages"]} aria-label={t("shell.language.label")}>
      {languages.map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          className={styles["language"]}
          aria-pressed={name === language}
          onClick={() => void setLanguage(name)}
        >
          {languageName(name)}
        </button>
      ))}
    </section>
  );
}

/** Layout of the pages without a session. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["layout"]}>
      <main className={styles["main"]}>{children}</main>
      <LanguageButtons />
    </div>
  );
}
