import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { NotFound } from "../../crud/page/not-found.tsx";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { isWorthReporting } from "../reports/error-report.ts";
import { canReachServer } from "../reports/stale-files.ts";
import { useReport } from "../reports/use-report.ts";

/** Reloads a page that failed offline once the network is back. */
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

/** Error page inside the shell. */
export function RouteProblem() {
  const error = useRouteError();
  const { t } = useText();
  // A file of the page failed to load: offline, or replaced by a new version, which triggers a reload.
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
    return <NotFound />;
  }
  const reload = async () => {
    const isReachable = await canReachServer();
    setOffline(!isReachable);
    if (isReachable) {
      window.location.reload();
    }
  };
  const retry = (
    // Reload completely: the failed page's state or an old file may have caused the error.
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
