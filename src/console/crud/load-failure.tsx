import Button from "@mui/material/Button";
import { Link as RouterLink } from "react-router-dom";
import { ApiError } from "../api/api-error.ts";
import { useText } from "../i18n/use-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The list to go back to when the record is gone. */
  readonly listPath?: string | null;
  /** Takes back the search and the filters that the backend may have refused. */
  readonly onClear?: (() => void) | null;
}

/** Why nothing is shown: not allowed, not there, or not reached. One sentence and one way on. */
export function LoadFailure({ error, onRetry, listPath = null, onClear = null }: LoadFailureProps) {
  const { t } = useText();
  const statusCode = error instanceof ApiError ? error.statusCode : 0;
  if (statusCode === 403) {
    const home = (
      <Button component={RouterLink} to="/" variant="outlined">
        {t("menu.home")}
      </Button>
    );
    return (
      <EmptyState kind="forbidden" title={t("crud.forbidden.title")} text={t("crud.forbidden.text")} action={home} />
    );
  }
  if (statusCode === 404 && listPath) {
    const back = (
      <Button component={RouterLink} to={listPath} variant="outlined">
        {t("crud.notFound.back")}
      </Button>
    );
    return <EmptyState kind="noMatch" title={t("crud.notFound.title")} text={t("crud.notFound.text")} action={back} />;
  }
  const isRefused = statusCode === 400 && onClear !== null;
  const retry = (
    <Button variant="outlined" onClick={isRefused ? onClear : onRetry}>
      {t(isRefused ? "crud.list.clearAll" : "crud.failed.retry")}
    </Button>
  );
  return <EmptyState kind="failed" title={t("crud.failed.title")} text={t("crud.failed.text")} action={retry} />;
}
