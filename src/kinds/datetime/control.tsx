import { fromLocalInput, toLocalInput } from "../../console/fields/date-text.ts";
import type { ControlProps } from "../../console/fields/use-control.ts";
import { DateField, type DateInput } from "../date/control.tsx";

const CLOCK: DateInput = { type: "datetime-local", toText: toLocalInput, fromText: fromLocalInput };

export function DateTimeControl(props: ControlProps) {
  return <DateField {...props} input={CLOCK} />;
}
