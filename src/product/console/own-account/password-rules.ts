/** What a new password must have (spec §5), in the order in which it is asked for. */
export const passwordRules = ["length", "uppercase", "lowercase", "number", "special"] as const;

export type PasswordRule = (typeof passwordRules)[number];

const patterns: { readonly [Rule in PasswordRule]: RegExp } = {
  length: /^.{8,}$/su,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{N}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

export const meetsRule = (password: string, rule: PasswordRule): boolean => patterns[rule].test(password);

export type PasswordStrength = "none" | "weak" | "fair" | "strong";

/** How far a password has come: strong is one that meets every rule. */
export function toStrength(password: string): PasswordStrength {
  const met = passwordRules.filter((rule) => meetsRule(password, rule)).length;
  if (met === passwordRules.length) {
    return "strong";
  }
  return met === 0 ? "none" : met < 4 ? "weak" : "fair";
}
