import { ApiError } from "../../api/api-error.ts";

/** What is sent of an error: where, what, and nothing that opens a session. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** The page's path, without its query, which may hold what somebody searched for. */
  readonly path: string;
  readonly at: string;
}

const MAX_LENGTH = 4000;

/** A shorter one opens nothing, and would be found in every text. */
const MIN_TOKEN_LENGTH = 8;

/** JSON Web Tokens, and what stands behind the words that introduce a secret. */
const SECRETS = [
  /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g,
  /\b(Bearer|Basic)\s+[^\s"',;]+/gi,
  /("?(?:access|refresh)?_?(?:token|password|secret)"?\s*[:=]\s*)"?[^\s"',;&]+"?/gi,
];

/** A text of an error without tokens and passwords, and not longer than anybody reads. */
export function withoutSecrets(text: string, tokens: readonly string[] = []): string {
  const known = tokens
    .filter(({ length }) => length >= MIN_TOKEN_LENGTH)
    .reduce((clean, token) => clean.replaceAll(token, "…"), text);
  return SECRETS.reduce((clean, secret) => clean.replace(secret, "…"), known).slice(0, MAX_LENGTH);
}

/** Whether an error is one to tell of: a call that was broken off on purpose is none. */
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

/** Sends a report, and lets nothing of that fail: there is nobody left to tell. */
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
