import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { ruleText } from "../../fields/rule-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { recordTitle } from "../record/record-title.ts";
import { evaluatePredicate } from "../rules/evaluate-predicate.ts";
import { useAtMostOneViolations } from "../rules/use-at-most-one-violations.ts";
import { useRelatedValues } from "../rules/use-related-values.ts";
import type { RecordChange } from "../writes/record-change.ts";

interface RuleBreaches {
  /** Violations of uniqueness rules: the backend would reject them. */
  readonly refused: readonly string[];
  /** Violations of warning rules. They do not block the change. */
  readonly warned: readonly string[];
  /** True while existing records are counted. */
  readonly isCounting: boolean;
}

/** Rule violations that the change introduces, as messages. Existing ones of unchanged fields are ignored. */
export function useChangeRules(screens: EntityScreens<MessageKey>, changes: readonly RecordChange[]): RuleBreaches {
  const { t } = useText();
  const { entity, rules = [] } = screens;
  const after = changes.map(({ record, change }): EntityRecord => ({ ...record, ...change }));
  const warning = rules.filter(({ severity }) => severity === "warn");
  const readOf = useRelatedValues(screens, warning, after);
  const { violations, isCounting } = useAtMostOneViolations(screens, changes);
  const say = (record: EntityRecord, rule: string) => `${recordTitle(screens, record)}: ${ruleText(t, entity, rule)}`;
  const refused = violations.map(({ record, rule }) => say(record, rule));
  const warned = changes.flatMap(({ record, change }, index) => {
    const [will = record, was] = [after[index], record];
    return warning
      .filter(({ never }) => never !== null && evaluatePredicate(screens, never, readOf(will)))
      .filter(
        ({ at, never }) =>
          Object.hasOwn(change, at) || never === null || !evaluatePredicate(screens, never, readOf(was)),
      )
      .map(({ name }) => say(will, name));
  });
  return { refused, warned, isCounting };
}
