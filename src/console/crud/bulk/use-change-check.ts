import { useCallback } from "react";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { isWithin, toFieldPath } from "../../fields/field-path.ts";
import { pruneToSchema } from "../form-data/form-data.ts";
import { ruleProblems } from "../rules/rule-problems.ts";
import type { RecordChange } from "../writes/record-change.ts";
import { useChangeForm } from "./use-change-form.ts";

/** What the form of an entity would say of one field of a record with a change; null where it has nothing to say. */
export type ChangeCheck = (change: RecordChange, field: string) => FieldProblem | null;

/** The check of changed records, by the schema and the rules of the entity's own form; nothing until that is here. */
export function useChangeCheck(screens: EntityScreens<MessageKey>): ChangeCheck {
  const form = useChangeForm(screens);
  return useCallback(
    ({ record, change }, field) => {
      const changed = { ...record, ...change };
      const [broken] = ruleProblems(screens, changed, (path) => path === field);
      return (form ? schemaProblem(form, changed, field) : null) ?? broken ?? null;
    },
    [form, screens],
  );
}

function schemaProblem({ schema, validate }: FormModule, record: object, field: string): FieldProblem | null {
  if (validate(pruneToSchema(schema, record))) {
    return null;
  }
  const problems = (validate.errors ?? []).map(({ instancePath, keyword, params, message = "" }) => {
    const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : "";
    return { path: toFieldPath(instancePath + missing), code: keyword, params, message };
  });
  return problems.find(({ path }) => isWithin(path, field)) ?? null;
}
