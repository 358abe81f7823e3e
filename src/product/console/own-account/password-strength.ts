import { brokenPasswordRules, passwordRules } from "#contract/password-rules.ts";

export type PasswordStrength = "none" | "weak" | "fair" | "strong";

/** How far a password has come: strong is one that meets every rule. */
export function toStrength(password: string): PasswordStrength {
  const met = passwordRules.length - brokenPasswordRules(password).length;
  if (met === passwordRules.length) {
    return "strong";
  }
  return met === 0 ? "none" : met < 4 ? "weak" : "fair";
}
