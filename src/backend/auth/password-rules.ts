/** A rule of spec §5 beside the length, which the schema states. */
export type PasswordRule = "uppercase" | "lowercase" | "number" | "special";

const RULES: { readonly [Rule in PasswordRule]: RegExp } = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{N}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** The rules that a password breaks. */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  return (Object.keys(RULES) as PasswordRule[]).filter((rule) => !RULES[rule].test(password));
}

/** All rules of spec §5, the length among them. */
export function isStrongPassword(password: string): boolean {
  return /.{8}/su.test(password) && brokenPasswordRules(password).length === 0;
}
