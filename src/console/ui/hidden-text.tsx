import type { ReactNode } from "react";
import styles from "./page-header.module.css";

/** Words for those who hear the page, where those who see it need none. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles["heard"]}>{children}</span>;
}
