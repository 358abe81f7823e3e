import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Accepted time steps before and after the current one, for clocks that differ. */
const WINDOW = 1;
const CODE = /^\d{6}$/;

/** A new shared secret, in Base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** True if a text has the format of a code. */
export function isTotpCode(code: string): boolean {
  return CODE.test(code);
}

/** The time step of a code; null if the code is not valid now. */
export function findTotpStep(secret: string, code: string, now: number = Date.now()): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
