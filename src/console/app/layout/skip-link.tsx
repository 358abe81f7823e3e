import type { RefObject } from "react";
import { useText } from "../../i18n/use-text.ts";
import styles from "./shell.module.css";

/** The first stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const { t } = useText();
  return (
    <button type="button" className={styles["skip"]} onClick={() => target.current?.focus()}>
      {t("shell.skip")}
    </button>
  );
}
