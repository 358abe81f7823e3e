import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isWithin, toFieldPath } from "../../fields/field-path.ts";
import { useProduct } from "../../product.ts";
import { pruneToSchema } from "../form/form-data.ts";
import { ruleProblems } from "../form/rule-problems.ts";

/** What the form of an entity would say of one field that becomes another on a record; null where it has nothing to say. */
export type ChangeCheck = (record: EntityRecord, field: string, value: unknown) => FieldProblem | null;

/** The check of a change, by the schema and the rules of the entity's own form; nothing until that is here. */
export function useChangeCheck(screens: EntityScreens<MessageKey>): ChangeCheck {
  const { screenRoutes } = useProduct().model;
  const route = screenRoutes.find((each) => each.entity === screens.entity && each.screen === "edit");
  const { data: form } = useQuery({
    queryKey: ["form", screens.entity],
    queryFn: async (): Promise<FormModule | null> => (await route?.loadForm?.()) ?? null,
    staleTime: "static",
  });
  return useCallback(
    (record, field, value) => {
      const changed = { ...record, [field]: value };
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
