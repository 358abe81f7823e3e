import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { type FilterOption, rangeText } from "../../../kinds/filter.ts";
import { filterOf } from "../../../kinds/filters.ts";
import { NO_RELATION } from "../../../kinds/relation/filter.ts";
import { type Condition, type RelativeDays, readCondition } from "../../data/condition.ts";
import { useRelationLabels, useRelationSearch, useWithinOptions } from "../../fields/relation-options.ts";
import { useText } from "../../i18n/use-text.ts";

/** The values that a field can be filtered by. */
export function useFilterOptions(field: FieldDescriptor<MessageKey>): readonly FilterOption[] {
  const words = useText();
  const related = useRelationSearch(field.relation ?? NO_RELATION, "", Boolean(field.relation));
  return field.relation
    ? related.options.map((option) => ({ value: String(option.id), label: option.label }))
    : (filterOf(field).options?.(field, words) ?? []);
}

/** Conditions of a list by field. */
type Filters = { readonly [field: string]: string };

/**
 * Labels of the records in a condition. Nested records are found through their parent if the list is filtered by it.
 */
function useNamesOf({ relation }: FieldDescriptor<MessageKey>, { operator, values }: Condition, filters: Filters) {
  const named = relation ?? NO_RELATION;
  const isOfRecords = Boolean(relation) && (operator === "is" || operator === "isNot");
  const [owner = "", ...others] = readCondition(filters[named.within?.field ?? ""] ?? "").values;
  const inside = useWithinOptions(named, owner === "" || others.length > 0 ? undefined : owner);
  return useRelationLabels(named, isOfRecords ? values : [], inside.options);
}

/** Label of a condition: "Ativa", "não é Ativa", "contém ana", "de 10 a 20". Unknown values are displayed unchanged. */
export function useConditionLabel(field: FieldDescriptor<MessageKey>, text: string, filters: Filters = {}): string {
  const words = useText();
  const { t, language } = words;
  const condition = readCondition(text);
  const { operator, values } = condition;
  const [first = "", second = ""] = values;
  const related = useNamesOf(field, condition, filters);
  const filter = filterOf(field);
  if (operator === "within") {
    return t(`find.days.${first as RelativeDays}`);
  }
  const own = filter.textOf?.(condition, words) ?? null;
  if (own !== null || operator === "range") {
    return own ?? rangeText(t, first, second);
  }
  const nameOf = (value: string): string =>
    filter.nameOf?.(value, field, words) ?? related.find(({ id }) => String(id) === value)?.label ?? value;
  const names = new Intl.ListFormat(language, { type: "disjunction" }).format(values.map(nameOf));
  return operator === "is" ? names : t(`find.says.${operator}`, { value: names }).trim();
}
