import { useCallback } from "react";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isWithin, toFieldPath } from "../../fields/field-path.ts";
import { problemText } from "../../fields/problem-text.ts";
import { unreadNumberText } from "../../fields/unread-number-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { pruneToSchema } from "../form-data/form-data.ts";
import { formValueOf } from "../record/editable-fields.ts";
import { recordTitle } from "../record/record-title.ts";
import { ruleProblems } from "../rules/rule-problems.ts";
import type { RecordChange } from "../writes/record-change.ts";
import { useChangeForm } from "./use-change-form.ts";
import { useChangeRules } from "./use-change-rules.ts";
import { useSideEffects } from "./use-side-effects.ts";

interface Chosen {
  /** Undefined where there is no field that could be changed. */
  readonly field: FieldDescriptor<MessageKey> | undefined;
  readonly value: unknown;
}

interface ChosenChange {
  /** Of those records that do not have the value already, with all that follows. */
  readonly changes: readonly RecordChange[];
  /** Why it cannot be done, in words. */
  readonly problems: readonly string[];
  /** What is unusual, and allowed. */
  readonly warned: readonly string[];
  /** Whether all of this is known already. */
  readonly isKnown: boolean;
}

/** What one value for a field would make of records, and what form and rules say of it. */
export function useChosenChange(
  screens: EntityScreens<MessageKey>,
  records: readonly EntityRecord[],
  { field, value }: Chosen,
): ChosenChange {
  const words = useText();
  const check = useChangeCheck(screens);
  const chosen = field
    ? records
        .filter((record) => !isSameData(formValueOf(field, record), value))
        .map((record) => ({ record, change: { [field.name]: value } }))
    : [];
  const { changes, isReading, isFailed } = useSideEffects(screens, chosen);
  const { refused, warned, isCounting } = useChangeRules(screens, changes);
  const broken = changes.flatMap((change) => {
    const problem = field ? check(change, field.name) : null;
    const title = recordTitle(screens, change.record);
    return problem
      ? [`${title}: ${unreadNumberText(problem, value, words) ?? problemText(problem, words, screens.messages.taken)}`]
      : [];
  });
  const unread = isFailed ? [words.t("bulk.alongUnread")] : [];
  return { changes, problems: [...broken, ...refused, ...unread], warned, isKnown: !(isReading || isCounting) };
}

/** What the form of an entity would say of one field of a record with a change; null where it has nothing to say. */
type ChangeCheck = (change: RecordChange, field: string) => FieldProblem | null;

/** The check of changed records, by the schema and the rules of the entity's own form; nothing until that is here. */
function useChangeCheck(screens: EntityScreens<MessageKey>): ChangeCheck {
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
