import { useText } from "../../i18n/use-text.ts";
import styles from "./record-skeleton.module.css";

/** Placeholder of a record that is loading, about as high as the record. */
export function RecordSkeleton() {
  const { t } = useText();
  return (
    <div role="status" className={styles["skeleton"]} aria-busy aria-label={t("crud.list.loading")}>
      {["60%", "80%", "40%", "70%"].map((width) => (
        <div key={width} className={styles["bone"]} style={{ width }} />
      ))}
    </div>
  );
}
