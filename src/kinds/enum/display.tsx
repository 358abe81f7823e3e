import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toRawText } from "../../console/lib/exact-json.ts";
import { StatusChip } from "../../console/ui/status-chip.tsx";
import { TextValue } from "../text/display.tsx";
import { labelOf } from "./filter.ts";

/** The label of an enumeration value, tinted if it has a tone. Unknown values are shown unchanged. */
export function EnumValue(props: DisplayProps) {
  const value = toRawText(props.value);
  const { t } = useText();
  const label = labelOf(props.field.enumeration, value, t) ?? value;
  const tone = props.field.enumeration?.values.find((candidate) => candidate.value === value)?.tone;
  if (tone !== undefined) {
    return <StatusChip tone={tone} label={label} />;
  }
  return <TextValue {...props} value={label} />;
}
