import type { FieldProblem } from "../../contract/problem.ts";
import type { CrudKey } from "../i18n/framework-key.ts";
import type { TextKey } from "../i18n/text.ts";
import { formatNumber } from "../lib/number-text.ts";

type Translate = (key: TextKey, values?: Record<string, unknown>) => string;

const BY_CODE: { readonly [code: string]: CrudKey } = {
  required: "crud.problem.required",
  minLength: "crud.problem.minLength",
  maxLength: "crud.problem.maxLength",
  minimum: "crud.problem.minimum",
  maximum: "crud.problem.maximum",
  exclusiveMinimum: "crud.problem.exclusiveMinimum",
  exclusiveMaximum: "crud.problem.exclusiveMaximum",
  format: "crud.problem.format",
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
};

const BY_FORMAT: { readonly [format: string]: CrudKey } = {
  email: "crud.problem.format.email",
  date: "crud.problem.format.date",
  "date-time": "crud.problem.format.date-time",
  uri: "crud.problem.format.uri",
};

const BY_TYPE: { readonly [type: string]: CrudKey } = {
  integer: "crud.problem.type.integer",
  number: "crud.problem.type.number",
};

function keyOf({ code, params }: FieldProblem): CrudKey | undefined {
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

/** A field's problem in the reader's language; a code that the console does not know speaks for itself. */
export function problemText(problem: FieldProblem, t: Translate, language: string): string {
  const key = keyOf(problem);
  if (!key) {
    return problem.message || t("crud.problem.type");
  }
  const limit = problem.params["limit"];
  return typeof limit === "number" ? t(key, { count: limit, limit: formatNumber(limit, language) }) : t(key);
}
