import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor, RelationDescriptor } from "../../../contract/screens.ts";
import { formatDate } from "../../fields/date-text.ts";
import { useRelationLabels, useRelationSearch } from "../../fields/relation-options.ts";
import { useText } from "../../i18n/use-text.ts";
import { readDateRange } from "../../lib/date-range.ts";
import { isDateFilter } from "./list-defaults.ts";

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Stands in where a field is no relation: hooks are called all the same, and find nothing. */
const NO_RELATION: RelationDescriptor = {
  entity: "",
  many: false,
  labelField: "id",
  showPath: null,
  expandedAs: null,
  within: null,
};

/** A range of days in words: "de 21/11/2026 a 21/12/2026". */
function useRangeLabel(value: string): string {
  const { t, language } = useText();
  const range = readDateRange(value);
  if (!range) {
    return value;
  }
  const [from, to] = [formatDate(range.from, language), formatDate(range.to, language)];
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
  const related = useRelationSearch(field.relation ?? NO_RELATION, "", field.relation !== null);
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

/** The label of a filter's value; a value that nothing is known of is shown as it is. */
export function useFilterLabel(field: FieldDescriptor<MessageKey>, value: string): string {
  const { t } = useText();
  const related = useRelationLabels(field.relation ?? NO_RELATION, field.relation ? [value] : [], []);
  const range = useRangeLabel(value);
  if (isDateFilter(field)) {
    return range;
  }
  if (field.relation) {
    return related[0]?.label ?? value;
  }
  if (field.display === "boolean" && (value === "true" || value === "false")) {
    return t(`crud.boolean.${value}`);
  }
  const known = field.enumeration?.values.find((each) => each.value === value);
  return known ? t(known.labelKey) : value;
}
