import { StatusChip } from "../../ui/status-chip.tsx";
import { useEnumOptions } from "../use-enum-options.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";

/** A value of an enumeration by its label; a status is tinted, an unknown value is shown as it is. */
export function EnumValue(props: DisplayProps) {
  const value = String(props.value);
  const label = useEnumOptions(props.field.enumeration, value).find((option) => option.value === value)?.label ?? value;
  if (isStatus(props.field.enumeration?.name)) {
    return <StatusChip value={value} label={label} />;
  }
  return <TextValue {...props} value={label} />;
}

/** Whether an enumeration says where a record stands, which a tint tells at a glance. */
function isStatus(enumeration: string | undefined): boolean {
  return enumeration !== undefined && /status$/i.test(enumeration);
}
