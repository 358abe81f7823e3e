import { ApiError, brokenPasswordRules, type FieldProblem, passwordRules } from "entity-console/console";
import type { OwnKey } from "../../../../generated/message-keys.ts";

export interface PasswordValues {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** At most one problem per field (spec §5). */
export type PasswordProblems = { readonly [Field in keyof PasswordValues]?: OwnKey };

function toPasswordProblem({ current, password }: PasswordValues): OwnKey | null {
  if (password === "") {
    return "product.password.newRequired";
  }
  const [broken] = brokenPasswordRules(password);
  if (broken !== undefined) {
    return `product.password.rule.${broken}`;
  }
  return password === current ? "product.password.unchanged" : null;
}

function toConfirmationProblem({ password, confirmation }: PasswordValues): OwnKey | null {
  if (confirmation === "") {
    return "product.password.confirmationRequired";
  }
  return confirmation === password ? null : "product.password.mismatch";
}

/** Validates the form before it is sent. */
export function toPasswordProblems(values: PasswordValues): PasswordProblems {
  const password = toPasswordProblem(values);
  const confirmation = toConfirmationProblem(values);
  return {
    ...(values.current === "" ? { current: "product.password.currentRequired" } : {}),
    ...(password === null ? {} : { password }),
    ...(confirmation === null ? {} : { confirmation }),
  };
}

function toRefusedRule({ code, params }: FieldProblem): OwnKey {
  if (code === "samePassword") {
    return "product.password.unchanged";
  }
  const weakness = params["rule"];
  if (weakness === "common" || weakness === "context") {
    return `product.password.rule.${weakness}`;
  }
  const rule = code === "minLength" ? "length" : passwordRules.find(({ name }) => name === params["rule"])?.name;
  return rule === undefined ? "product.password.failure" : `product.password.rule.${rule}`;
}

/** Problems reported by the backend, by field. */
export function toRefusedProblems(error: unknown): PasswordProblems {
  const details = error instanceof ApiError ? error.details : [];
  const password = details.find(({ path }) => path === "newPassword");
  return {
    ...(details.some(({ path }) => path === "currentPassword") ? { current: "product.password.wrong" } : {}),
    ...(password === undefined ? {} : { password: toRefusedRule(password) }),
  };
}
