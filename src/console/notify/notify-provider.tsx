import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import styles from "./toast.module.css";
import { type Toast, withToast } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";
import { type Notify, NotifyContext } from "./use-notify.ts";

/** Stores and renders notifications. */
export function NotifyProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const notify = useMemo<Notify>(
    () => ({
      notify(request) {
        lastId.current += 1;
        const id = lastId.current;
        setToasts((shown) => withToast(shown, request, id));
      },
    }),
    [],
  );
  const handleClose = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <ToastArea toasts={toasts} onClose={handleClose} />
    </NotifyContext>
  );
}

interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

const isProblem = ({ kind }: Toast) => kind === "warning" || kind === "error";

/**
 * Renders notifications. Both live regions exist from the start: screen readers announce text added to a region, not
 * a region that is added with its text.
 */
function ToastArea({ toasts, onClose }: ToastAreaProps) {
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
