import type { ControlProps } from "../../console/fields/use-control.ts";
import { TextInput } from "../text/control.tsx";

/** An input for an e-mail address. */
export function EmailControl(props: ControlProps) {
  return <TextInput {...props} keyboard="email" />;
}
