import type { ControlProps } from "../../console/fields/use-control.ts";
import { DateField, type DateInput } from "../date/control.tsx";

/** A time of day. Keeps the seconds of the original value. */
const TIME: DateInput = {
  type: "time",
  toText: (value) => (typeof value === "string" ? value : ""),
  fromText: (text) => (text === "" ? undefined : text),
};

export function TimeControl(props: ControlProps) {
  return <DateField {...props} input={TIME} />;
}
