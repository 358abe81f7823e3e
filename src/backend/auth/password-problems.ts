import { brokenPasswordRules } from "../../contract/password-rules.ts";
import { invalid } from "../http/http-problem.ts";

/** Refuses a password that breaks a rule, at the field that it was sent in. */
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
