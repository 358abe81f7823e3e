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
}

/** Why nothing is shown: not allowed, not there, or not reached. One sentence and one way on. */
export function LoadFailure({ error, onRetry, listPath = null }: LoadFailureProps) {
  const { t } = useText();
  const statusCode = error instanceof ApiError ? error.statusCode : 0;
  if (statusCode === 403) {
    return <EmptyState kind="forbidden" title={t("crud.forbidden.title")} text={t("crud.forbidden.text")} />;
  }
  if (statusCode === 404 && listPath) {
    const back = (
      <Button component={RouterLink} to={listPath} variant="outlined">
        {t("crud.notFound.back")}
      </Button>
    );
    return <EmptyState kind="noMatch" title={t("crud.notFound.title")} text={t("crud.notFound.text")} action={back} />;
  }
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      {t("crud.failed.retry")}
    </Button>
  );
  return <EmptyState kind="failed" title={t("crud.failed.title")} text={t("crud.failed.text")} action={retry} />;
}
