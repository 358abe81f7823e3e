/** Secrets from examples, which are public. */
const KNOWN_SECRET = /^(change-?me|secret|password|development|default|example|test)/i;
const MIN_SECRET_LENGTH = 32;

/** The error of a signing secret; null if it is valid. */
export function validateSecret(secret: string, production: boolean): string | null {
  if (secret.length < MIN_SECRET_LENGTH) {
    return `must have at least ${MIN_SECRET_LENGTH} characters`;
  }
  return production && KNOWN_SECRET.test(secret) ? "a default secret is rejected in production" : null;
}
