import { toRawText } from "../../lib/exact-json.ts";
import { StatusChip } from "../../ui/status-chip.tsx";
import { useEnumOptions } from "../use-enum-options.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";

/** A value of an enumeration by its label; a value with a tone is tinted, an unknown value is shown as it is. */
export function EnumValue(props: DisplayProps) {
  const value = toRawText(props.value);
  const label = useEnumOptions(props.field.enumeration, value).find((option) => option.value === value)?.label ?? value;
  const tone = props.field.enumeration?.values.find((candidate) => candidate.value === value)?.tone;
  if (tone !== undefined) {
    return <StatusChip tone={tone} label={label} />;
  }
  return <TextValue {...props} value={label} />;
}
