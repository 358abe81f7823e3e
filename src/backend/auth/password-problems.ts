import { brokenPasswordRules } from "../../contract/password-rules.ts";
import { invalid } from "../http/http-problem.ts";

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
