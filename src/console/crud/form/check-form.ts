import type { ValidatorType } from "@rjsf/utils";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import type { JsonSchema, SchemaError } from "../../../contract/json-schema.ts";
import { isFreeSchema } from "../../../contract/open-objects.ts";
import { brokenPasswordRules } from "../../../contract/password-rules.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { FormModule } from "../../../contract/screens.ts";
import { discriminatorOf } from "../../../contract/union-schema.ts";
import { isPassword } from "../../../kinds/password/kind.ts";
import type { FormData, Problems } from "../../fields/form-store.ts";
import { readJsonText } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { toChecked } from "../form-data/checked-data.ts";
import { withoutEmptyObjects } from "../form-data/empty-objects.ts";
import { shownAt } from "../form-data/field-names.ts";
import type { OpenedForm } from "../form-data/form-body.ts";
import { isChangedAt } from "../form-data/form-changes.ts";
import { hiddenFields, pruneToSchema, withNulls } from "../form-data/form-data.ts";
import { toProblem } from "../form-data/schema-problems.ts";
import { type Rules, ruleProblems } from "../rules/rule-problems.ts";
import { toRjsfSchema } from "./rjsf-schema.ts";

/** RJSF validator around the precompiled schema validator. */
export function toValidator({ schema, validate }: FormModule): ValidatorType {
  const compiled = validate as Parameters<typeof createPrecompiledValidator>[0][string];
  return createPrecompiledValidator({ [schema.$id ?? ""]: compiled }, toRjsfSchema(schema));
}

/** Names of the fields that the user's changes made visible. They are validated although the user did not edit them. */
function revealedFields({ loaded, visibleWhen, opened }: OpenedForm, hidden: readonly string[]): readonly string[] {
  return loaded === null ? [] : hiddenFields(visibleWhen, opened).filter((field) => !hidden.includes(field));
}

interface Sides {
  readonly opened: FormData;
  readonly now: FormData;
}

/**
 * True if the user selected another branch of a `oneOf` object, or started an object that was empty. All of its parts
 * are then validated.
 */
function isOtherObject({ properties = {} }: JsonSchema, { opened, now }: Sides, field: string): boolean {
  const property = properties[field];
  const [before, after] = [opened[field], now[field]];
  if (property?.type !== "object" || property.properties === undefined || !isObject(after)) {
    return false;
  }
  const by = discriminatorOf(property);
  const was = isObject(before) ? before : {};
  const isBegun = Object.values(was).every((part) => part === undefined) && !isSameData(was, after);
  return isBegun || (by !== null && was[by] !== after[by]);
}

/** First broken rule of each password that the user typed (spec §5). */
function passwordProblems(
  { properties = {} }: JsonSchema,
  data: FormData,
  isChecked: (path: string) => boolean,
): readonly FieldProblem[] {
  return Object.entries(properties).flatMap(([path, schema]) => {
    const value = data[path];
    const isTyped = isPassword(schema) && typeof value === "string" && value !== "" && isChecked(path);
    const [rule] = isTyped ? brokenPasswordRules(value) : [];
    return rule === undefined ? [] : [{ path, code: "password", params: { rule }, message: rule }];
  });
}

/** Free JSON fields whose text is not valid JSON. */
function jsonProblems(
  { properties = {} }: JsonSchema,
  data: FormData,
  isChecked: (path: string) => boolean,
): readonly FieldProblem[] {
  return Object.entries(properties).flatMap(([path, property]) => {
    const value = data[path];
    const isBroken = isFreeSchema(property) && typeof value === "string" && readJsonText(value) === undefined;
    return isBroken && isChecked(path) ? [{ path, code: "json", params: {}, message: "" }] : [];
  });
}

/** Errors that the compiled validator finds in these fields. */
function schemaProblems(
  { schema, uiSchema }: OpenedForm,
  validator: ValidatorType,
  fields: FormData,
): readonly FieldProblem[] {
  const given = pruneToSchema(schema, toChecked(schema, uiSchema, withoutEmptyObjects(schema, fields)));
  const checked = withNulls(schema, given);
  const { errors = [] } = validator.rawValidation<SchemaError>(toRjsfSchema(schema), checked);
  // If no branch matches, the error of the discriminator's own field is enough.
  return errors.filter(({ keyword }) => keyword !== "discriminator").map(toProblem);
}

const fieldOf = (path: string): string => path.split(".")[0] ?? "";

/**
 * Incremental schema validation. The first call validates the whole form; later calls validate only changed fields and
 * reuse the earlier errors of the others. Errors of fields that are not in the input are ignored.
 *
 * Fields can be validated separately because of these properties of the generated schemas: no keyword reads two members
 * of the record (`if`, `dependencies`), every error has the path of its member, and validation continues after the
 * first error (`allErrors`). Constraints across fields are rules, checked in `rule-problems.ts`.
 */
function makeSchemaCheck(
  getForm: () => OpenedForm,
  validator: ValidatorType,
): (data: FormData) => readonly FieldProblem[] {
  let last: { readonly form: OpenedForm; readonly data: FormData; readonly found: readonly FieldProblem[] } | null =
    null;
  return (data) => {
    const form = getForm();
    if (last?.form !== form) {
      last = { form, data, found: schemaProblems(form, validator, data) };
      return last.found;
    }
    const { data: before, found } = last;
    const changed = Object.keys({ ...before, ...data }).filter((name) => before[name] !== data[name]);
    const fields = Object.fromEntries(changed.map((name) => [name, data[name]]));
    const anew = changed.length === 0 ? [] : schemaProblems(form, validator, fields);
    const isChanged = ({ path }: FieldProblem) => changed.includes(fieldOf(path));
    last = { form, data, found: [...found.filter((problem) => !isChanged(problem)), ...anew.filter(isChanged)] };
    return last.found;
  };
}

/**
 * Validates the user's changes and returns the first error of each field. Unchanged values of a loaded record are not
 * validated, since the backend accepted them: every record can be opened and saved. A new record is validated
 * completely.
 */
export function makeCheck(
  getForm: () => OpenedForm,
  validator: ValidatorType,
  rules: Rules,
): (data: FormData) => Problems {
  const checkSchema = makeSchemaCheck(getForm, validator);
  return (data) => {
    const form = getForm();
    const { schema, visibleWhen, opened } = form;
    const hidden = hiddenFields(visibleWhen, data);
    const shown = Object.entries(data).map(([name, value]) => [
      name,
      hidden.includes(name) ? schema.properties?.[name]?.default : value,
    ]);
    const revealed = revealedFields(form, hidden);
    const isChecked = (path: string) =>
      form.loaded === null ||
      revealed.includes(fieldOf(path)) ||
      isChangedAt(opened, data, path) ||
      isOtherObject(schema, { opened, now: data }, fieldOf(path));
    const found = checkSchema(Object.fromEntries(shown)).filter(
      ({ path }) => isChecked(path) && !hidden.includes(fieldOf(path)),
    );
    const problems = new Map<string, FieldProblem>();
    for (const problem of [
      ...jsonProblems(schema, data, isChecked),
      ...found,
      ...passwordProblems(schema, data, isChecked),
      ...ruleProblems(rules, data, isChecked),
    ]) {
      const path = shownAt(schema, problem.path);
      if (!problems.has(path)) {
        problems.set(path, { ...problem, path });
      }
    }
    return problems;
  };
}
