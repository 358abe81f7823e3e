import type { ComponentType } from "react";
import { ByFieldControl } from "./by-field-control.tsx";
import { ChipsControl, NumbersControl } from "./chips-control.tsx";
import { ChoicesControl } from "./choices-control.tsx";
import { DateControl, DateTimeControl, TimeControl } from "./date-control.tsx";
import { HtmlControl } from "./html-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { JsonControl } from "./json-control.tsx";
import { MapControl } from "./map-control.tsx";
import { MoneyControl } from "./money-control.tsx";
import { IntegerControl, NumberControl, PercentControl } from "./number-control.tsx";
import { PasswordControl } from "./password-control.tsx";
import { RadioControl } from "./radio-control.tsx";
import { RelationControl } from "./relation-control.tsx";
import { SelectControl } from "./select-control.tsx";
import { SwitchControl } from "./switch-control.tsx";
import {
  DurationControl,
  EmailControl,
  MultilineControl,
  TelControl,
  TextControl,
  UriControl,
} from "./text-control.tsx";
import type { ControlProps } from "./use-control.ts";

/** Keeps the field in the form's data without rendering it. */
function HiddenControl() {
  return null;
}

/** Control components by their name in the generated descriptors. */
export const controls: { readonly [name: string]: ComponentType<ControlProps> } = {
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
  percent: PercentControl,
  tel: TelControl,
  html: HtmlControl,
  image: ImageControl,
  time: TimeControl,
  duration: DurationControl,
  numbers: NumbersControl,
  choices: ChoicesControl,
  map: MapControl,
  json: JsonControl,
  byField: ByFieldControl,
  hidden: HiddenControl,
};
