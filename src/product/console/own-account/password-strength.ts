import { brokenPasswordRules, passwordRules } from "entity-console/console";

export type PasswordStrength = "none" | "weak" | "fair" | "strong";

/** Strength of a password; a strong one satisfies all rules. */
export function toStrength(password: string): PasswordStrength {
  const met = passwordRules.length - brokenPasswordRules(password).length;
  if (met === passwordRules.length) {
    return "strong";
  }
  return met === 0 ? "none" : met < 4 ? "weak" : "fair";
}
