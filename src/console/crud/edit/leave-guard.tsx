import { useCallback, useEffect } from "react";
import { type BlockerFunction, type Location, useBlocker } from "react-router-dom";
import { useFormScope } from "../../fields/form-context.ts";
import { useText } from "../../i18n/use-text.ts";
import { isLoginPath } from "../../session/login-path.ts";
import { useOpenWork } from "../../session/open-work.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** The query is part of the page: `?from=1` and `?from=2` copy different records. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Confirms before navigation or page unload discards unsaved changes. */
export function LeaveGuard() {
  const { t } = useText();
  const { store } = useFormScope();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // A redirect to the login page means that the session has ended, so do not block it.
      store.isDirty() && pageOf(nextLocation) !== pageOf(currentLocation) && !isLoginPath(nextLocation.pathname),
    [store],
  );
  const blocker = useBlocker(shouldBlock);
  useOpenWork(store.isDirty);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.isDirty()) {
        event.preventDefault();
      }
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [store]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={t("crud.form.leaveTitle")}
      text={t("crud.form.leaveText")}
      confirmLabel={t("crud.form.leave")}
      cancelLabel={t("crud.form.stay")}
      danger
      busy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
