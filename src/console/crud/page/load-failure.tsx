import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { ApiError, isTransient } from "../../api/api-error.ts";
import { TooManyRowsError } from "../../data/too-many-rows.ts";
import { errorText, isOffline } from "../../i18n/error-text.ts";
import type { CrudKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";
import { Forbidden } from "./forbidden.tsx";

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The list to go back to when the record is gone. */
  readonly listPath?: string | null;
  /** Text about a missing record, e.g. who deleted it. */
  readonly missing?: ReactNode;
  /** Clears search and filters, which may be the reason for a 400 response. */
  readonly onClear?: (() => void) | null;
}

/** Message by status code; 0 means that no response arrived. */
function failureKey(statusCode: number): CrudKey {
  if (statusCode >= 500) {
    return "crud.failed.server";
  }
  return statusCode === 0 ? "crud.failed.text" : "crud.failed.refused";
}

/** Retry interval after a transient failure. */
const RETRY_MS = 15_000;

/** Retries a transient failure: when the browser comes online, at the backend's `Retry-After`, or every 15 seconds. */
function useRecovery(error: Error, retry: () => void): void {
  const latest = useLatest(retry);
  useEffect(() => {
    if (!isTransient(error)) {
      return;
    }
    const run = () => latest.current();
    const retryAt = error instanceof ApiError ? error.retryAt : null;
    const timer = setTimeout(run, retryAt === null ? RETRY_MS : Math.max(retryAt - Date.now(), 1000));
    window.addEventListener("online", run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", run);
    };
  }, [error]);
}

/** Replaces a page that could not be loaded. Shows one sentence with the reason and one action. */
export function LoadFailure({ error, onClear = null, ...props }: LoadFailureProps) {
  if (error instanceof TooManyRowsError) {
    return <TooMany total={error.total} onClear={onClear} />;
  }
  return <CallFailure error={error} onClear={onClear} {...props} />;
}

/** Too many records to filter or sort in the browser, which the backend does not support for this query. */
function TooMany({ total, onClear }: { readonly total: number; readonly onClear: (() => void) | null }) {
  const { t } = useText();
  const clear = onClear ? (
    <button type="button" className={buttons["button"]} onClick={onClear}>
      {t("crud.list.clearAll")}
    </button>
  ) : null;
  return (
    <EmptyState
      kind="failed"
      title={t("crud.failed.title")}
      text={t("find.tooMany", { count: total })}
      action={clear}
    />
  );
}

function CallFailure({ error, onRetry, listPath = null, missing, onClear = null }: LoadFailureProps) {
  const { t } = useText();
  const statusCode = error instanceof ApiError ? error.statusCode : 0;
  useRecovery(error, onRetry);
  if (statusCode === 403) {
    return <Forbidden />;
  }
  if (statusCode === 404 && listPath) {
    const back = (
      <Link to={listPath} className={buttons["button"]}>
        {t("crud.notFound.back")}
      </Link>
    );
    return (
      <EmptyState
        kind="noMatch"
        title={t("crud.notFound.title")}
        text={missing ?? t("crud.notFound.text")}
        action={back}
      />
    );
  }
  const isRefused = statusCode === 400 && onClear !== null;
  const retry = (
    <button type="button" className={buttons["button"]} onClick={isRefused ? onClear : onRetry}>
      {t(isRefused ? "crud.list.clearAll" : "crud.failed.retry")}
    </button>
  );
  const isUnread = error instanceof ApiError && error.kind === "unexpected";
  const isToldInFull = statusCode === 429 || isUnread || isOffline(error);
  const reason = isToldInFull ? errorText(t, error) : t(failureKey(statusCode));
  const text = isTransient(error) ? `${reason} ${t("crud.failed.retrying")}` : reason;
  return <EmptyState kind="failed" title={t("crud.failed.title")} text={text} action={retry} />;
}
