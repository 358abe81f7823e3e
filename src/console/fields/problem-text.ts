import type { PasswordRule } from "../../contract/password-rules.ts";
import type { FieldProblem } from "../../contract/problem.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { CrudKey } from "../i18n/framework-key.ts";
import type { Text } from "../i18n/text.ts";
import { formatNumber } from "../lib/number-text.ts";
import { brokenRuleText } from "./rule-text.ts";

const BY_CODE: { readonly [code: string]: CrudKey } = {
  required: "crud.problem.required",
  minLength: "crud.problem.minLength",
  maxLength: "crud.problem.maxLength",
  minimum: "crud.problem.minimum",
  maximum: "crud.problem.maximum",
  exclusiveMinimum: "crud.problem.exclusiveMinimum",
  exclusiveMaximum: "crud.problem.exclusiveMaximum",
  format: "crud.problem.format",
  multipleOf: "crud.problem.multipleOf",
  cycle: "crud.problem.cycle",
  pattern: "crud.problem.pattern",
  enum: "crud.problem.enum",
  minItems: "crud.problem.minItems",
  maxItems: "crud.problem.maxItems",
  uniqueItems: "crud.problem.uniqueItems",
  type: "crud.problem.type",
  additionalProperties: "crud.problem.additionalProperties",
  unique: "crud.problem.unique",
  notFound: "crud.problem.notFound",
  inUse: "crud.problem.inUse",
  confirmation: "crud.problem.confirmation",
  json: "crud.problem.json",
};

const BY_FORMAT: { readonly [format: string]: CrudKey } = {
  email: "crud.problem.format.email",
  date: "crud.problem.format.date",
  "date-time": "crud.problem.format.date-time",
  uri: "crud.problem.format.uri",
  image: "crud.problem.format.uri",
  file: "crud.problem.format.uri",
  tel: "crud.problem.format.tel",
  time: "crud.problem.format.time",
  duration: "crud.problem.format.duration",
};

const BY_TYPE: { readonly [type: string]: CrudKey } = {
  integer: "crud.problem.type.integer",
  number: "crud.problem.type.number",
  object: "crud.problem.json",
};

const BY_PASSWORD_RULE: { readonly [R in PasswordRule]: CrudKey } = {
  length: "crud.problem.password.length",
  uppercase: "crud.problem.password.uppercase",
  lowercase: "crud.problem.password.lowercase",
  number: "crud.problem.password.number",
  special: "crud.problem.password.special",
};

function keyOf({ code, params }: FieldProblem): CrudKey | undefined {
  if (code === "password") {
    return BY_PASSWORD_RULE[params["rule"] as PasswordRule];
  }
  if (code === "minLength" && params["limit"] === 1) {
    // To staff, a text of no characters is a field left empty.
    return BY_CODE["required"];
  }
  if (code === "format") {
    return BY_FORMAT[String(params["format"])] ?? BY_CODE["format"];
  }
  if (code === "type") {
    return BY_TYPE[String(params["type"])] ?? BY_CODE["type"];
  }
  return Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
}

/**
 * A field's problem in the reader's language; a code that the console does not know speaks for itself. `takenKey` says in
 * its entity's words that another record has the value; what lives inside a record has no words for that.
 */
export function problemText(problem: FieldProblem, { t, language }: Text, takenKey?: MessageKey): string {
  const broken = brokenRuleText(problem, t);
  if (broken !== null) {
    return broken;
  }
  if (problem.code === "unique" && takenKey !== undefined && !problem.path.includes(".")) {
    return t(takenKey);
  }
  const key = keyOf(problem);
  if (!key) {
    return problem.message || t("crud.problem.type");
  }
  const limit = problem.params["limit"] ?? problem.params["multipleOf"];
  return typeof limit === "number" ? t(key, { count: limit, limit: formatNumber(limit, language) }) : t(key);
}
