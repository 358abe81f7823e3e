import type { RegistryWidgetsType } from "@rjsf/utils";
import type { ControlName } from "../../contract/screens.ts";
import { ChipsControl } from "./chips-control.tsx";
import { DateControl, DateTimeControl } from "./date-control.tsx";
import { MoneyControl } from "./money-control.tsx";
import { IntegerControl, NumberControl } from "./number-control.tsx";
import { PasswordControl } from "./password-control.tsx";
import { RadioControl } from "./radio-control.tsx";
import { RelationControl } from "./relation-control.tsx";
import { SelectControl } from "./select-control.tsx";
import { SwitchControl } from "./switch-control.tsx";
import { EmailControl, MultilineControl, TextControl, UriControl } from "./text-control.tsx";

/** Keeps its field in the form's data and out of sight. */
function HiddenControl() {
  return null;
}

/** The component behind each control name of the generated descriptors. */
export const controls = {
  text: TextControl,
  email: EmailControl,
  uri: UriControl,
  password: PasswordControl,
  multiline: MultilineControl,
  number: NumberControl,
  integer: IntegerControl,
  money: MoneyControl,
  select: SelectControl,
  radio: RadioControl,
  switch: SwitchControl,
  date: DateControl,
  datetime: DateTimeControl,
  relation: RelationControl,
  chips: ChipsControl,
  hidden: HiddenControl,
} satisfies { readonly [Name in ControlName]: RegistryWidgetsType[string] };
