import type { PasswordRule } from "../../contract/password-rules.ts";
import type { FieldProblem } from "../../contract/problem.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { CrudKey, FormKey } from "../i18n/framework-key.ts";
import type { Text } from "../i18n/text.ts";
import { formatNumber } from "../lib/number-text.ts";
import { brokenRuleText } from "./rule-text.ts";

/** Codes that have a message, such as `crud.problem.required`. */
const CODES = [
  "required",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "format",
  "multipleOf",
  "cycle",
  "pattern",
  "enum",
  "minItems",
  "maxItems",
  "uniqueItems",
  "type",
  "additionalProperties",
  "unique",
  "notFound",
  "inUse",
  "confirmation",
  "json",
] as const;

/** Codes with a limit in their message. */
const WITH_LIMIT: ReadonlySet<string> = new Set(
  "minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems".split(" "),
);

/** Parameter names of the limit in Ajv, LoopBack, Joi, Pydantic, Zod, Yup and Rails. The code itself is also tried. */
const LIMIT_NAMES = "limit limit_value max min max_length min_length ge gt le lt multiple_of multipleOf count".split(
  " ",
);

/** The violated limit, or null if the backend did not send it. */
function limitOf({ code, params }: FieldProblem): number | null {
  const stated = [code, ...LIMIT_NAMES].map((name) => params[name]);
  const limit = stated.find((value) => typeof value === "number" || (typeof value === "string" && /^-?\d/.test(value)));
  const number = Number(limit ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
}

const FORMATS = ["email", "date", "date-time", "uri", "tel", "time", "duration"] as const;
const TYPES = ["integer", "number"] as const;
const PASSWORD_RULES = ["length", "uppercase", "lowercase", "number", "special"] as const satisfies PasswordRule[];

/** Narrows a parameter to one of the names. */
function oneOf<Name extends string>(names: readonly Name[], wanted: unknown): Name | undefined {
  return names.find((name) => name === wanted);
}

function formatKey(format: unknown): FormKey {
  const known = oneOf(FORMATS, format === "image" || format === "file" ? "uri" : format);
  return known ? `crud.problem.format.${known}` : "crud.problem.format";
}

function typeKey(type: unknown): FormKey {
  const known = oneOf(TYPES, type);
  return type === "object" ? "crud.problem.json" : known ? `crud.problem.type.${known}` : "crud.problem.type";
}

function keyOf({ code, params }: FieldProblem): CrudKey | FormKey | undefined {
  const rule = code === "password" && oneOf(PASSWORD_RULES, params["rule"]);
  if (rule) {
    return `crud.problem.password.${rule}`;
  }
  // A minimum length of 1 means that the field is required.
  const known = oneOf(CODES, code === "minLength" && params["limit"] === 1 ? "required" : code);
  if (known === "format") {
    return formatKey(params["format"]);
  }
  return known === "type" ? typeKey(params["type"]) : known && `crud.problem.${known}`;
}

/**
 * A field problem in the reader's language. An unknown code falls back to its own message. `takenKey` is the entity's
 * message for duplicate values; nested fields use the generic one.
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
  if (!WITH_LIMIT.has(problem.code) || key === "crud.problem.required") {
    return t(key);
  }
  const limit = limitOf(problem);
  return limit === null
    ? problem.message || t("crud.problem.type")
    : t(key, { count: limit, limit: formatNumber(limit, language) });
}
