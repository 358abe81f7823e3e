import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { isWorthReporting } from "../reports/error-report.ts";
import { canReachServer } from "../reports/stale-files.ts";
import { useReport } from "../reports/use-report.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** A page that did not come for want of a network comes with it. */
function useReloadOnline(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      return;
    }
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isOn]);
}

/** In place of a page that failed; the shell around it stays. */
export function RouteProblem() {
  const error = useRouteError();
  const { t } = useText();
  // A file of the page that did not come: of a network that is gone, or of an old version, which is loaded anew.
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useReloadOnline(isOffline);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const report = useReport();
  useEffect(() => {
    if (!isMissing && isWorthReporting(error)) {
      report(error);
    }
  }, [error, isMissing, report]);
  useDocumentTitle(t(isMissing ? "shell.notFound.title" : "shell.error.title"));
  if (isMissing) {
    return <NotFoundScreen />;
  }
  const reload = async () => {
    const isReachable = await canReachServer();
    setOffline(!isReachable);
    if (isReachable) {
      window.location.reload();
    }
  };
  const retry = (
    // A fresh page: the failed one may hold the very state, or the old file, that it failed with.
    <button type="button" className={buttons["button"]} onClick={() => void reload()}>
      {t("shell.error.retry")}
    </button>
  );
  return (
    <EmptyState
      kind="failed"
      heading="h1"
      title={t("shell.error.title")}
      text={t(isOffline ? "shell.error.network" : "shell.error.text")}
      action={retry}
    />
  );
}
