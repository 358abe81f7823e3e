import { MOMENT_ENTRY } from "../../console/fields/date-entry.ts";
import type { ControlProps } from "../../console/fields/use-control.ts";
import { DateField } from "../date/control.tsx";

export function DateTimeControl(props: ControlProps) {
  return <DateField {...props} entry={MOMENT_ENTRY} />;
}
