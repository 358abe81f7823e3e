import { RELATIVE_DAYS } from "../../console/data/condition.ts";
import { DayInput } from "../../console/fields/day-input.tsx";
import { useText } from "../../console/i18n/use-text.ts";
import { SelectField } from "../../console/ui/select-field.tsx";
import type { FilterEditorProps } from "../filter.ts";
import { RangeEnds, type RangeInputProps } from "../range-ends.tsx";

/** Relative days, the first and last day of a range, or one day. */
export function DateFilterEditor(props: FilterEditorProps) {
  const { t } = useText();
  const { condition, onChange } = props;
  if (condition.operator === "within") {
    return <RelativeDays {...props} />;
  }
  return condition.operator === "range" ? (
    <RangeEnds {...props} Input={DayCondition} />
  ) : (
    <DayCondition label={t("find.value")} value={condition.values[0] ?? ""} onChange={(next) => onChange([next])} />
  );
}

function RelativeDays({ condition, onChange }: FilterEditorProps) {
  const { t } = useText();
  return (
    <SelectField
      label={t("find.value")}
      value={condition.values[0] ?? "thisMonth"}
      options={(Object.keys(RELATIVE_DAYS) as (keyof typeof RELATIVE_DAYS)[]).map((name) => ({
        value: name,
        label: t(`find.days.${name}`),
      }))}
      onChange={(name) => onChange([name])}
    />
  );
}

/** Text that is not a date stays in the condition, but the dialog does not apply it. */
function DayCondition(props: RangeInputProps) {
  return <DayInput {...props} keepsUnread />;
}
