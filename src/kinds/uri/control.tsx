import type { ControlProps } from "../../console/fields/use-control.ts";
import { TextInput } from "../text/control.tsx";

/** An input for a URL. */
export function UriControl(props: ControlProps) {
  return <TextInput {...props} keyboard="url" />;
}
