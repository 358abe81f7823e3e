import { MenuItem } from "../../console/ui/mui/menu-item.ts";
import { TextField } from "../../console/ui/mui/text-field.ts";
import { useText } from "../../console/i18n/use-text.ts";
import type { FilterEditorProps } from "../filter.ts";
import { filterOf } from "../filters.ts";

/** A select of several values: those of an enumeration, or yes and no. */
export function ChoiceFilterEditor({ field, condition, onChange }: FilterEditorProps) {
  const words = useText();
  const options = filterOf(field).options?.(field, words) ?? [];
  return (
    <TextField
      select
      label={words.t("find.value")}
      value={condition.values.filter((value) => options.some((option) => option.value === value))}
      onChange={(event) => onChange([event.target.value].flat())}
      slotProps={{ select: { multiple: true } }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
