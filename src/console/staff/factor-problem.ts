import { ApiError } from "../api/api-error.ts";
import { errorText } from "../i18n/error-text.ts";
import type { FactorKey } from "../i18n/framework-key.ts";
import type { FactorTranslate } from "../i18n/use-factor-text.ts";

const BY_CODE: { readonly [code: string]: FactorKey | undefined } = {
  wrongCode: "factors.wrongCode",
  wrongPassword: "factors.proof.wrongPassword",
  signInExpired: "factors.expired",
  lastFactor: "factors.lastFactor",
  tooManyFactors: "factors.tooMany",
};

/** The message of a failed call for second factors. */
export function factorProblem(t: FactorTranslate, error: unknown): string {
  const keys = error instanceof ApiError ? error.details.map(({ code }) => BY_CODE[code]) : [];
  const key = keys.find((found) => found !== undefined);
  return key === undefined ? errorText(t, error) : t(key);
}
