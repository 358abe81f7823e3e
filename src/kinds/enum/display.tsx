import { toRawText } from "../../lib/exact-json.ts";
import { StatusChip } from "../../ui/status-chip.tsx";
import { useEnumOptions } from "../use-enum-options.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";

/** The label of an enumeration value, tinted if it has a tone. Unknown values are shown unchanged. */
export function EnumValue(props: DisplayProps) {
  const value = toRawText(props.value);
  const label = useEnumOptions(props.field.enumeration, value).find((option) => option.value === value)?.label ?? value;
  const tone = props.field.enumeration?.values.find((candidate) => candidate.value === value)?.tone;
  if (tone !== undefined) {
    return <StatusChip tone={tone} label={label} />;
  }
  return <TextValue {...props} value={label} />;
}
