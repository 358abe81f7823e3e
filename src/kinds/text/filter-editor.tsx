import { TextField } from "../../console/ui/mui/text-field.ts";
import { useAbilities } from "../../console/data/abilities.ts";
import { READER } from "../../console/data/condition.ts";
import { useText } from "../../console/i18n/use-text.ts";
import type { FilterEditorProps } from "../filter.ts";

/** An input for a text. */
export function TextFilterEditor({ condition, onChange }: FilterEditorProps) {
  const { t } = useText();
  const { sharedViews } = useAbilities();
  return (
    <TextField
      label={t("find.value")}
      value={condition.values[0] ?? ""}
      onChange={(event) => onChange([event.target.value])}
      helperText={sharedViews ? t("find.readerHint", { value: READER }) : undefined}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
