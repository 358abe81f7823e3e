/** Second factors of staff users: calls of backends with the ability `secondFactor` (decision 0088). */

/** Kind of a second factor: an authenticator app, or a passkey. */
export type FactorKind = "totp" | "passkey";

/** An entry of `GET /factors`. */
export interface FactorRow {
  readonly id: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly createdAt: string;
  /** Absent if it was never used. */
  readonly lastUsedAt?: string;
}

/** Response of `GET /factors`. */
export interface FactorList {
  readonly data: readonly FactorRow[];
  readonly total: number;
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
  /** True if every user needs a second factor. Then the last one cannot be removed. */
  readonly isRequired: boolean;
  /** True if the user can add passkeys. Absent: false. */
  readonly hasPasskeys?: boolean;
}

/** Response of a started enrolment of an authenticator app. */
export interface TotpEnrolment {
  /** Completes the enrolment, together with a code. */
  readonly ticket: string;
  /** The shared secret, in Base32. */
  readonly secret: string;
}

/** Options of a passkey call for the browser, as JSON (WebAuthn, `PublicKeyCredentialCreationOptionsJSON` and others). */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Response of a started enrolment of a passkey, and of a started sign-in with one. */
export interface PasskeyChallenge {
  /** Completes the call, together with the response of the authenticator. */
  readonly ticket: string;
  readonly options: PasskeyOptions;
}

/** Response of a completed enrolment. */
export interface EnrolledFactor {
  readonly factor: FactorRow;
  /** Returned only with the first factor, and only once. */
  readonly recoveryCodes?: readonly string[];
}

/** `code` of the problem that a sign-in with the correct password gets if a second step follows. */
export const SECOND_FACTOR_CODE = "secondFactor";

/** `params` of that problem. */
export interface SecondFactorParams {
  /** Authorizes the second step for a few minutes. */
  readonly ticket: string;
  /** Kinds of the user's factors. Empty: the user has none yet and must enrol one. */
  readonly kinds: readonly FactorKind[];
  /** Kinds that a user without factors can enrol now. Absent: `totp` only. */
  readonly enrolments?: readonly FactorKind[];
}

/** Maximum number of factors of one user. */
export const MAX_FACTORS = 10;

/** Maximum length of a factor's name. */
export const MAX_FACTOR_NAME = 60;
