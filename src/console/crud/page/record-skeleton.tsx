import { useText } from "../../i18n/use-text.ts";
import styles from "../list/list.module.css";

/** A record is on its way; takes about the room that it will. */
export function RecordSkeleton() {
  const { t } = useText();
  return (
    <div role="status" className={styles["card"]} aria-busy aria-label={t("crud.list.loading")}>
      {["60%", "80%", "40%", "70%"].map((width) => (
        <div key={width} className={styles["bone"]} style={{ width, height: 24, marginBlock: 8 }} />
      ))}
    </div>
  );
}
