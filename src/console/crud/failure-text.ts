import { ApiError } from "../api/api-error.ts";
import { problemText } from "../fields/problem-text.ts";
import { errorText } from "../i18n/error-text.ts";
import type { Translate } from "../i18n/text.ts";
import { isUnsettled } from "./is-unsettled.ts";

/** Why a record could not be changed: what is wrong with its fields, else what the backend said. */
export function failureText(t: Translate, error: unknown, language: string): string {
  const details = error instanceof ApiError ? error.details : [];
  if (details.length > 0) {
    return details.map((detail) => problemText(detail, t, language)).join(" ");
  }
  return isUnsettled(error) ? t("crud.failed.unsettled") : errorText(t, error);
}
