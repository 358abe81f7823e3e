import type { ControlProps } from "../../console/fields/use-control.ts";
import { TextInput } from "../text/control.tsx";

/** An input for a telephone number. */
export function TelControl(props: ControlProps) {
  return <TextInput {...props} keyboard="tel" />;
}
