/** Password rules in display order. Console and backend use the same rules. */
export const passwordRules = [
  { name: "length", pattern: /^.{8,}$/su },
  { name: "uppercase", pattern: /\p{Lu}/u },
  { name: "lowercase", pattern: /\p{Ll}/u },
  { name: "number", pattern: /\p{N}/u },
  { name: "special", pattern: /[^\p{L}\p{N}\s]/u },
] as const;

export type PasswordRule = (typeof passwordRules)[number]["name"];

/**
 * The rules that a password violates.
 *
 * @example
 * brokenPasswordRules("short"); // the rules that this password violates
 */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  return passwordRules.filter(({ pattern }) => !pattern.test(password)).map(({ name }) => name);
}

/** True if a password satisfies all rules. */
export function isStrongPassword(password: string): boolean {
  return brokenPasswordRules(password).length === 0;
}
