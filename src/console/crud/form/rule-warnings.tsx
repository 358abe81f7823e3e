import { useCallback } from "react";
import { holds } from "../../../contract/predicate.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useRecordCounts } from "../../data/count-records.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { ruleText } from "../../fields/rule-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { countingRules, countsItself, filtersOf, isCounted } from "../rules/counting-rules.ts";
import { useRelatedValues } from "../rules/use-related-values.ts";

interface RuleWarningsProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Whether it is a new record, which no list has yet. */
  readonly isNew: boolean;
}

/** What a form's record does that a rule warns of, as it is typed: it is said, and does not keep it from being saved. */
export function RuleWarnings({ screens, isNew }: RuleWarningsProps) {
  const isOfInterest = (screens.rules ?? []).some(
    ({ severity, atMostOne }) => severity === "warn" || atMostOne !== null,
  );
  return isOfInterest ? <Warnings screens={screens} isNew={isNew} /> : null;
}

function Warnings({ screens, isNew }: RuleWarningsProps) {
  const { t } = useText();
  const data = useFormValue(useCallback((all: FormData) => all, []));
  const rules = (screens.rules ?? []).filter(({ severity }) => severity === "warn");
  const read = useRelatedValues(screens, rules, [data])(data);
  const broken = rules.filter(({ never }) => never !== null && holds(never, read));
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

<<<<<<< HEAD
/** The values of related records that the rules ask for, by their paths; absent until they are here. */
function useRelatedValues(
  { fields }: RuleWarningsProps["screens"],
  rules: readonly RuleDescriptor[],
  data: FormData,
): ReadonlyMap<string, unknown> {
  const client = useClient();
  const wanted = rules
    .flatMap(({ never }) => (never === null ? [] : pathsOf(never)))
    .flatMap((path) => {
      const [own = "", other = ""] = path.split(".");
      const entity = fields[own]?.relation?.entity;
      const id = data[own];
      return other !== "" && entity !== undefined && isId(id) ? [{ path, other, entity, id }] : [];
    });
  // Several rules may ask of the same record.
  const distinct = [...new Map(wanted.map((each) => [`${each.entity} ${each.id}`, each])).values()];
  const records = useQueries({
    queries: distinct.map(({ entity, id }) => ({
      queryKey: recordKey(entity, id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        loadRecord(entityClient(client, entity).get?.(id, { signal })),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const found = new Map(distinct.map(({ entity, id }, index) => [`${entity} ${id}`, records[index]?.data?.record]));
  return new Map(wanted.map(({ path, other, entity, id }) => [path, found.get(`${entity} ${id}`)?.[other]]));
}

function isId(value: unknown): value is RecordId {
  return (typeof value === "string" && value !== "") || typeof value === "number";
=======
/** Rules that count, of which other records have taken the only place; as far as the backend's list can tell. */
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
>>>>>>> main
}
