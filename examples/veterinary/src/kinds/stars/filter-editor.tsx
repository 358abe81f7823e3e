import { useText } from "entity-console/console";
import { MenuItem, TextField } from "entity-console/console/ui";
import { type FilterEditorProps, RangeEnds, type RangeInputProps } from "entity-console/kinds/browser";
import { toStars } from "./cells.ts";
import { CHOICES } from "./kind.ts";

/** A number of stars to choose, or the ends of a range. */
export function StarsFilter(props: FilterEditorProps) {
  const { t } = useText();
  const { condition, onChange } = props;
  const [value = ""] = condition.values;
  return condition.operator === "range" ? (
    <RangeEnds {...props} Input={StarsInput} />
  ) : (
    <StarsInput label={t("find.value")} value={value} onChange={(next) => onChange([next])} />
  );
}

function StarsInput({ label, value, onChange }: RangeInputProps) {
  return (
    <TextField select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {CHOICES.map((count) => (
        <MenuItem key={count} value={String(count)} aria-label={String(count)}>
          {toStars(count)}
        </MenuItem>
      ))}
    </TextField>
  );
}
