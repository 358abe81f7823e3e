import { ApiError } from "#console/api/api-error.ts";
import type { ScreenKey } from "#console/i18n/pt-br/screens.ts";
import { brokenPasswordRules, passwordRules } from "#contract/password-rules.ts";
import type { FieldProblem } from "#contract/problem.ts";

export interface PasswordValues {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** At most one problem a field (spec §5). */
export type PasswordProblems = { readonly [Field in keyof PasswordValues]?: ScreenKey };

function toPasswordProblem(password: string): ScreenKey | null {
  if (password === "") {
    return "screen.password.newRequired";
  }
  const [broken] = brokenPasswordRules(password);
  return broken === undefined ? null : `screen.password.rule.${broken}`;
}

function toConfirmationProblem({ password, confirmation }: PasswordValues): ScreenKey | null {
  if (confirmation === "") {
    return "screen.password.confirmationRequired";
  }
  return confirmation === password ? null : "screen.password.mismatch";
}

/** What is wrong with the form before it is sent. */
export function toPasswordProblems(values: PasswordValues): PasswordProblems {
  const password = toPasswordProblem(values.password);
  const confirmation = toConfirmationProblem(values);
  return {
    ...(values.current === "" ? { current: "screen.password.currentRequired" } : {}),
    ...(password === null ? {} : { password }),
    ...(confirmation === null ? {} : { confirmation }),
  };
}

function toRefusedRule({ code, params }: FieldProblem): ScreenKey {
  const rule = code === "minLength" ? "length" : passwordRules.find(({ name }) => name === params["rule"])?.name;
  return rule === undefined ? "screen.password.failure" : `screen.password.rule.${rule}`;
}

/** What the backend found wrong, by field. */
export function toRefusedProblems(error: unknown): PasswordProblems {
  const details = error instanceof ApiError ? error.details : [];
  const password = details.find(({ path }) => path === "newPassword");
  return {
    ...(details.some(({ path }) => path === "currentPassword") ? { current: "screen.password.wrong" } : {}),
    ...(password === undefined ? {} : { password: toRefusedRule(password) }),
  };
}
