import { useText } from "../i18n/use-text.ts";
import styles from "./toast.module.css";
import type { Toast } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

const isProblem = ({ kind }: Toast) => kind === "warning" || kind === "error";

/**
 * Where notifications appear. Both live regions are on the page from the start: a screen reader
 * announces what is put into a region, not a region that arrives with its text.
 */
export function ToastArea({ toasts, onClose }: ToastAreaProps) {
  const { t } = useText();
  const toCard = (toast: Toast) => <ToastCard key={toast.id} toast={toast} onClose={onClose} />;
  return (
    <section className={styles["area"]} aria-label={t("shell.notes.label")}>
      <div role="status" aria-atomic="false" className={styles["stack"]}>
        {toasts.filter((toast) => !isProblem(toast)).map(toCard)}
      </div>
      <div role="alert" aria-atomic="false" className={styles["stack"]}>
        {toasts.filter(isProblem).map(toCard)}
      </div>
    </section>
  );
}
