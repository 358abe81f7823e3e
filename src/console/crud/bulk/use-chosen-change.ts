import { useCallback } from "react";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isWithin } from "../../fields/field-path.ts";
import { invalidNumberText } from "../../fields/invalid-number-text.ts";
import { problemText } from "../../fields/problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { pruneToSchema } from "../form-data/form-data.ts";
import { schemaProblems } from "../form-data/schema-problems.ts";
import { formValueOf } from "../record/editable-fields.ts";
import { recordTitle } from "../record/record-title.ts";
import { ruleProblems } from "../rules/rule-problems.ts";
import type { RecordChange } from "../writes/record-change.ts";
import { useChangeForm } from "../writes/use-change-form.ts";
import { useChangeRules } from "./use-change-rules.ts";
import { useSideEffects } from "./use-side-effects.ts";

interface Chosen {
  /** Undefined if the entity has no editable field. */
  readonly field: FieldDescriptor<MessageKey> | undefined;
  readonly value: unknown;
}

interface ChosenChange {
  /** Changes of the records with a different value, including side effects. */
  readonly changes: readonly RecordChange[];
  /** Messages of the problems that block the change. */
  readonly problems: readonly string[];
  /** Messages of warnings, which do not block the change. */
  readonly warned: readonly string[];
  /** True when side effects and rules are evaluated. */
  readonly isKnown: boolean;
}

/** Computes and validates the change of one field to one value for many records. */
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
      ? [`${title}: ${invalidNumberText(problem, value, words) ?? problemText(problem, words, screens.messages.taken)}`]
      : [];
  });
  const unread = isFailed ? [words.t("bulk.alongUnread")] : [];
  return { changes, problems: [...broken, ...refused, ...unread], warned, isKnown: !(isReading || isCounting) };
}

/** The problem of one field after a change, or null. */
type ChangeCheck = (change: RecordChange, field: string) => FieldProblem | null;

/**
 * Validates changed records with the schema and rules of the entity's form. Skips the schema until the form is loaded.
 */
function useChangeCheck(screens: EntityScreens<MessageKey>): ChangeCheck {
  const form = useChangeForm(screens);
  return useCallback(
    ({ record, change }, field) => {
      const changed = { ...record, ...change };
      const [broken] = ruleProblems(screens, changed, (path) => path === field);
      const invalid = form ? schemaProblems(form, pruneToSchema(form.schema, changed)) : [];
      return invalid.find(({ path }) => isWithin(path, field)) ?? broken ?? null;
    },
    [form, screens],
  );
}
