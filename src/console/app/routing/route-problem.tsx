import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** In place of a page that failed; the shell around it stays. */
export function RouteProblem() {
  const error = useRouteError();
  const { t } = useText();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useDocumentTitle(t(isMissing ? "shell.notFound.title" : "shell.error.title"));
  if (isMissing) {
    return <NotFoundScreen />;
  }
  const retry = (
    // A fresh page: the failed one may hold the very state, or the old file, that it failed with.
    <button type="button" className={buttons["button"]} onClick={() => window.location.reload()}>
      {t("shell.error.retry")}
    </button>
  );
  return (
    <EmptyState kind="failed" heading="h1" title={t("shell.error.title")} text={t("shell.error.text")} action={retry} />
  );
}
