import { ApiError } from "../api/api-error.ts";
import { problemText } from "../fields/problem-text.ts";
import { errorText } from "../i18n/error-text.ts";
import type { TextKey, TextValues } from "../i18n/text.ts";

/** Why a record could not be changed: what is wrong with its fields, else what the backend said. */
export function failureText(
  t: (key: TextKey, values?: TextValues) => string,
  error: unknown,
  language: string,
): string {
  const details = error instanceof ApiError ? error.details : [];
  return details.length > 0 ? details.map((detail) => problemText(detail, t, language)).join(" ") : errorText(t, error);
}
