import { dateLocale, formatDateTime } from "../fields/date-text.ts";
import styles from "./card-table.module.css";

/** When something was, on one line. */
export function ShortTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={styles["time"]}>
      {formatDateTime(at, dateLocale())}
    </time>
  );
}
