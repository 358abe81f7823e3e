import type { ReactNode } from "react";
import styles from "./page-header.module.css";

/**
 * Text for screen readers only.
 *
 * @example
 * <HiddenText>{t("product.loading")}</HiddenText>
 */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles["heard"]}>{children}</span>;
}
