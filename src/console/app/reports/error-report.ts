import { ApiError } from "../../api/api-error.ts";

/** Content of an error report. Contains no credentials. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Path without the query, which may contain search text. */
  readonly path: string;
  readonly at: string;
}

const MAX_LENGTH = 4000;

/** A shorter string is not a token, and would match ordinary text. */
const MIN_TOKEN_LENGTH = 8;

/** JSON Web Tokens, and values after keywords that introduce a secret. */
const SECRETS = [
  /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g,
  /\b(Bearer|Basic)\s+[^\s"',;]+/gi,
  /("?(?:access|refresh)?_?(?:token|password|secret)"?\s*[:=]\s*)"?[^\s"',;&]+"?/gi,
];

/** Removes tokens and passwords from an error text, and limits its length. */
export function withoutSecrets(text: string, tokens: readonly string[] = []): string {
  const known = tokens
    .filter(({ length }) => length >= MIN_TOKEN_LENGTH)
    .reduce((clean, token) => clean.replaceAll(token, "…"), text);
  return SECRETS.reduce((clean, secret) => clean.replace(secret, "…"), known).slice(0, MAX_LENGTH);
}

/** Whether to report an error. Aborted calls are not reported. */
export function isWorthReporting(error: unknown): boolean {
  const isCancelled = error instanceof ApiError && error.kind === "cancelled";
  return !isCancelled && !(error instanceof DOMException && error.name === "AbortError");
}

export function toErrorReport(error: unknown, tokens: readonly string[]): ErrorReport {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return {
    name,
    message: withoutSecrets(message, tokens),
    stack: withoutSecrets(stack, tokens),
    path: window.location.pathname,
    at: new Date().toISOString(),
  };
}

/** Sends a report. Ignores failures, because they could not be reported either. */
export function sendReport(url: string | null, toReport: () => ErrorReport): void {
  if (url !== null) {
    fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(toReport()),
      credentials: "omit",
      keepalive: true,
    }).catch(() => undefined);
  }
}
