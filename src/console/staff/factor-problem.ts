import { ApiError } from "../api/api-error.ts";
import { errorText } from "../i18n/error-text.ts";
import type { FactorKey } from "../i18n/framework-key.ts";
import type { FactorTranslate } from "../i18n/use-factor-text.ts";
import { PasskeyError } from "../session/passkeys.ts";

const BY_CODE: { readonly [code: string]: FactorKey | undefined } = {
  wrongCode: "factors.wrongCode",
  wrongPassword: "factors.proof.wrongPassword",
  signInExpired: "factors.expired",
  lastFactor: "factors.lastFactor",
  tooManyFactors: "factors.tooMany",
  passkeyRejected: "factors.passkey.rejected",
  companyUser: "factors.passkey.company",
};

/** The message of a failed call for second factors. */
export function factorProblem(t: FactorTranslate, error: unknown): string {
  if (error instanceof PasskeyError) {
    return t(`factors.passkey.${error.failure}`);
  }
  const keys = error instanceof ApiError ? error.details.map(({ code }) => BY_CODE[code]) : [];
  const key = keys.find((found) => found !== undefined);
  return key === undefined ? errorText(t, error) : t(key);
}
