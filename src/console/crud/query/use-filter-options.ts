import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor, RelationDescriptor } from "../../../contract/screens.ts";
import { type Condition, type RelativeDays, readCondition } from "../../data/condition.ts";
import { dateLocale, formatDate } from "../../fields/date-text.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import { useRelationLabels, useRelationSearch, useWithinOptions } from "../../fields/relation-options.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { readDateRange } from "../../lib/date-range.ts";
import { formatNumber, toDecimal } from "../../lib/number-text.ts";
import { isDateFilter } from "./list-defaults.ts";

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Placeholder for fields without a relation, because hooks must be called unconditionally. */
export const NO_RELATION: RelationDescriptor = {
  entity: "",
  many: false,
  labelField: "id",
  showPath: null,
  expandedAs: null,
  within: null,
};

/** Label of a date range: "de 21/11/2026 a 21/12/2026". */
function useRangeLabel(value: string): string {
  const { t } = useText();
  const range = readDateRange(value);
  if (!range) {
    return value;
  }
  const [from, to] = [formatDate(range.from, dateLocale()), formatDate(range.to, dateLocale())];
  if (range.from === range.to) {
    return from;
  }
  return t(range.from === "" ? "crud.range.until" : range.to === "" ? "crud.range.since" : "crud.range.between", {
    from,
    to,
  });
}

/** The values that a field can be filtered by. */
export function useFilterOptions(field: FieldDescriptor<MessageKey>): readonly FilterOption[] {
  const { t } = useText();
  const related = useRelationSearch(field.relation ?? NO_RELATION, "", Boolean(field.relation));
  if (field.relation) {
    return related.options.map((option) => ({ value: String(option.id), label: option.label }));
  }
  if (field.display === "boolean") {
    return [
      { value: "true", label: t("crud.boolean.true") },
      { value: "false", label: t("crud.boolean.false") },
    ];
  }
  return (field.enumeration?.values ?? []).map((each) => ({ value: each.value, label: t(each.labelKey) }));
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
  const { t, language } = useText();
  const condition = readCondition(text);
  const { operator, values } = condition;
  const [first = "", second = ""] = values;
  const related = useNamesOf(field, condition, filters);
  const days = useRangeLabel(operator === "range" ? `${first}..${second}` : first);
  const nameOf = (value: string): string => {
    const known = field.enumeration?.values.find((each) => each.value === value);
    const number = isNumeric(field.display) ? toDecimal(value) : null;
    if (number !== null) {
      return formatNumber(number, language);
    }
    if (field.display === "boolean" && (value === "true" || value === "false")) {
      return t(`crud.boolean.${value}`);
    }
    return known ? t(known.labelKey) : (related.find(({ id }) => String(id) === value)?.label ?? value);
  };
  if (operator === "within") {
    return t(`find.days.${first as RelativeDays}`);
  }
  if (isDateFilter(field) && (operator === "range" || operator === "is")) {
    return days;
  }
  if (operator === "range") {
    return numberRange(t, language, values);
  }
  const names = new Intl.ListFormat(language, { type: "disjunction" }).format(values.map(nameOf));
  return operator === "is" ? names : t(`find.says.${operator}`, { value: names }).trim();
}

function numberRange(t: Text["t"], language: string, [from = "", to = ""]: readonly string[]): string {
  const [low, high] = [from, to].map((end) => formatEnd(end, language));
  return t(from === "" ? "crud.range.until" : to === "" ? "crud.range.since" : "crud.range.between", {
    from: low,
    to: high,
  });
}

/** Formats the bound of a range in the user's language; text that is not a number is returned unchanged. */
function formatEnd(end: string, language: string): string {
  const number = toDecimal(end);
  return number === null ? end : formatNumber(number, language);
}
