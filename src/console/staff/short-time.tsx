import { dateLocale, formatDateTime } from "../fields/date-text.ts";
import styles from "./card-table.module.css";

/** A point in time, on one line. */
export function ShortTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={styles["time"]}>
      {formatDateTime(at, dateLocale())}
    </time>
  );
}
