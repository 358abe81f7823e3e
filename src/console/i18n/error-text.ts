import { ApiError, type ApiErrorKind } from "../api/api-error.ts";
import { CountLimitError } from "../lib/count-limit-error.ts";
import type { ShellKey } from "./framework-key.ts";

const BY_KIND: { readonly [K in Exclude<ApiErrorKind, "http">]: ShellKey } = {
  network: "shell.error.network",
  timeout: "shell.error.timeout",
  cancelled: "shell.error.cancelled",
  unexpected: "shell.error.unexpected",
};

const BY_STATUS: { readonly [status: number]: ShellKey | undefined } = {
  401: "shell.error.unauthorized",
  403: "shell.error.forbidden",
  404: "shell.error.missing",
  405: "shell.notFound.text",
  409: "shell.error.conflict",
  412: "shell.error.conflict",
  428: "shell.error.conflict",
  429: "shell.error.tooMany",
};

/** Whether a call failed because the browser is offline. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "network" && navigator.onLine === false;
}

/** Errors for which only the backend knows the reason. */
const UNEXPLAINED: readonly ShellKey[] = [
  "shell.error.invalid",
  "shell.error.conflict",
  "shell.error.forbidden",
  "shell.notFound.text",
];

type Translate = (key: ShellKey, values?: { readonly [name: string]: string | number }) => string;

/**
 * Formats an error as a console message, with the retry time and the backend's reason if there are any.
 *
 * @example
 * const { t } = useText();
 * notify({ kind: "error", text: errorText(t, error) });
 */
export function errorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError && error.statusCode === 429 && error.retryAt !== null) {
    const time = new Date(error.retryAt).toLocaleTimeString(document.documentElement.lang || undefined);
    return t("shell.error.tooManyUntil", { time });
  }
  if (error instanceof CountLimitError) {
    return countLimitText(t, error);
  }
  if (error instanceof ApiError && error.hook !== null) {
    return t("shell.error.adapter", { hook: error.hook, reason: error.message });
  }
  const key = isOffline(error) ? "shell.error.offline" : toErrorKey(error);
  const message = error instanceof ApiError && UNEXPLAINED.includes(key) ? error.serverMessage : null;
  return message === null ? t(key) : t("shell.error.told", { reason: t(key), message });
}

/** Formats a count limit: number of records, limit, and what to do. It is not a server failure. */
export function countLimitText(t: Translate, { total, most }: Pick<CountLimitError, "total" | "most">): string {
  return total > most
    ? t("shell.error.tooManyRecords", { count: total, most })
    : t("shell.error.moreRecords", { count: most });
}

/** Message key of an error without values. */
export function toErrorKey(error: unknown): ShellKey {
  if (!(error instanceof ApiError)) {
    return "shell.error.unexpected";
  }
  if (error.details.some(({ path, code }) => path === "id" && code === "required")) {
    return "shell.error.idRequired";
  }
  if (error.details.some(({ code }) => code === "precondition")) {
    return "shell.error.precondition";
  }
  if (error.details.some(({ code }) => code === "lastAdministrator")) {
    return "shell.error.lastAdministrator";
  }
  if (error.kind !== "http") {
    return BY_KIND[error.kind];
  }
  return BY_STATUS[error.statusCode] ?? (error.statusCode >= 500 ? "shell.error.server" : "shell.error.invalid");
}
