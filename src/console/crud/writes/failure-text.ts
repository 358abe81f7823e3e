import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { ApiError } from "../../api/api-error.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import { problemText } from "../../fields/problem-text.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { Text } from "../../i18n/text.ts";
import { fieldPathText } from "../form-data/field-path-text.ts";
import { NO_UI } from "../form-data/form-data.ts";
import { compositeUniqueText } from "./composite-unique-text.ts";
import { hasUnknownOutcome } from "./write-errors.ts";

/**
 * Maximum number of path segments that a backend may prefix to a field: method and parameter, as in
 * `create.body.name`.
 */
const MAX_WRAPPERS = 2;

/** Normalizes a path of the backend: removes such a prefix and matches the field name case-insensitively. */
function toKnownPath(path: string, { fields, form }: EntityScreens<MessageKey>): string {
  const names = [...Object.keys(fields), ...Object.keys(form?.uiSchema ?? {})];
  const knownAs = (key: string) => names.find((name) => name.toLowerCase() === key.toLowerCase());
  const keys = toFieldPath(path).split(".");
  const at = keys.findIndex((key) => knownAs(key) !== undefined);
  const [first = "", ...rest] = at < 0 || at > MAX_WRAPPERS ? keys : keys.slice(at);
  return [knownAs(first) ?? first, ...rest].join(".");
}

/** Field problems of an error response, with form paths; empty if the response names no fields. */
export function problemsIn(error: unknown, screens: EntityScreens<MessageKey>): readonly FieldProblem[] {
  const details = error instanceof ApiError ? error.details : [];
  return details.map((detail) => ({ ...detail, path: toKnownPath(detail.path, screens) }));
}

/** Message for a failed write: the problems with their field labels, otherwise the backend's error. */
export function failureText(words: Text, error: unknown, screens: EntityScreens<MessageKey>): string {
  const { t } = words;
  const problems = problemsIn(error, screens);
  if (problems.length > 0) {
    const { messages, form, fields } = screens;
    const toLabel = (path: string) => {
      const label = fields[path]?.labelKey;
      return label === undefined ? null : t(label);
    };
    const say = (problem: FieldProblem) => {
      const [name = ""] = problem.path.split(".");
      const where = toLabel(problem.path) ?? fieldPathText(problem.path, form?.uiSchema ?? NO_UI, t);
      const text = compositeUniqueText(problem, toLabel, words) ?? problemText(problem, words, messages.taken);
      // The message of a rule names its subject.
      return name === "" || problem.code === "rule" ? text : `${where}: ${text}`;
    };
    return [...new Set(problems.map(say))].join(" · ");
  }
  return hasUnknownOutcome(error) ? t("crud.failed.unsettled") : errorText(t, error);
}
