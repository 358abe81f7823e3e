import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useRecordCounts } from "../../data/count-records.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { ruleText } from "../../fields/rule-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToday } from "../../lib/use-today.ts";
import { Notice } from "../../ui/notice.tsx";
import { countingRules, countsItself, filtersOf, isCounted } from "../rules/counting-rules.ts";
import { evaluatePredicate } from "../rules/evaluate-predicate.ts";
import { useRelatedValues } from "../rules/use-related-values.ts";

interface RuleWarningsProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Whether the record is new, so that the backend does not count it yet. */
  readonly isNew: boolean;
}

/** Shows warnings of violated rules while the user types. They do not block the save. */
export function RuleWarnings({ screens, isNew }: RuleWarningsProps) {
  const isOfInterest = (screens.rules ?? []).some(
    ({ severity, atMostOne }) => severity === "warn" || atMostOne !== null,
  );
  return isOfInterest ? <Warnings screens={screens} isNew={isNew} /> : null;
}

function Warnings({ screens, isNew }: RuleWarningsProps) {
  const { t } = useText();
  useToday();
  const data = useFormValue(useCallback((all: FormData) => all, []));
  const rules = (screens.rules ?? []).filter(({ severity }) => severity === "warn");
  const read = useRelatedValues(screens, rules, [data])(data);
  const broken = rules.filter(({ never }) => never !== null && evaluatePredicate(screens, never, read));
  const outnumbered = useOutnumbered(screens, data, isNew);
  return (
    <div role="status">
      {[...broken, ...outnumbered].map(({ name }) => (
        <Notice key={name} tone="warning">
          {ruleText(t, screens.entity, name)}
        </Notice>
      ))}
    </div>
  );
}

/**
 * "At most one" rules that another record already fulfils. Only rules that the backend's list can filter are checked.
 */
function useOutnumbered({ entity, rules = [], list }: RuleWarningsProps["screens"], data: FormData, isNew: boolean) {
  const { store } = useFormScope();
  const isFilter = (field: string) => list?.filters.includes(field) === true;
  const asked = countingRules(rules).flatMap((rule) => {
    const filters = filtersOf(rule, data);
    const isAsked = isCounted(rule, data) && (isNew || !countsItself(rule, store.loaded, data));
    return filters !== null && isAsked && Object.keys(filters).every(isFilter)
      ? [{ rule, question: { entity, filters } }]
      : [];
  });
  const counts = useRecordCounts(asked.map(({ question }) => question));
  return asked.flatMap(({ rule }, index) => ((counts[index]?.count ?? 0) > 0 ? [rule] : []));
}
