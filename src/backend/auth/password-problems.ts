import { readFile } from "node:fs/promises";
import { brokenPasswordRules } from "../../contract/password-rules.ts";
import { invalid } from "../http/http-problem.ts";
import { type ContextWords, findPasswordWeakness } from "./common-passwords.ts";

/** Throws if a password breaks a rule; the problem names the field of the password. */
export function rejectWeakPassword(path: string, password: string): void {
  const problems = brokenPasswordRules(password).map((rule) => ({
    path,
    code: "passwordRule",
    params: { rule },
    message: `must have a character of this kind: ${rule}`,
  }));
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

const MESSAGES = {
  common: "is a common password, or one with few characters added",
  context: "contains the username, the user's name or the product's name",
} as const;

/**
 * Throws if a password of a staff user breaks a rule, is common, or consists of context words. In the last two
 * cases, the problem's `rule` is `common` or `context`.
 */
export async function rejectGuessablePassword(path: string, password: string, context: ContextWords): Promise<void> {
  rejectWeakPassword(path, password);
  const rule = await findPasswordWeakness(password, context);
  if (rule !== null) {
    throw invalid([{ path, code: "passwordRule", params: { rule }, message: MESSAGES[rule] }]);
  }
}

/** The product's name, from its OpenAPI document. */
export async function readProductName(openapi: URL): Promise<string> {
  const { info }: { readonly info?: { readonly title?: string } } = JSON.parse(await readFile(openapi, "utf8"));
  return info?.title ?? "";
}
