import TextField from "@mui/material/TextField";
import { useText } from "../../console/i18n/use-text.ts";
import type { FilterEditorProps } from "../filter.ts";

/** An input for a text. */
export function TextFilterEditor({ condition, onChange }: FilterEditorProps) {
  const { t } = useText();
  return (
    <TextField
      label={t("find.value")}
      value={condition.values[0] ?? ""}
      onChange={(event) => onChange([event.target.value])}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
