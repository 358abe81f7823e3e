import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { type Toast, withToast } from "./toast.ts";
import { ToastArea } from "./toast-area.tsx";
import { type Notify, NotifyContext } from "./use-notify.ts";

/** Keeps the notifications of everything below it, and shows them. */
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
