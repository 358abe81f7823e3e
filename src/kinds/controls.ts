import type { ComponentType } from "react";
import type { ControlProps } from "../console/fields/use-control.ts";
import { lazyComponent } from "../console/ui/lazy-component.tsx";
import { SwitchControl } from "./boolean/control.tsx";
import { DateControl } from "./date/control.tsx";
import { DateTimeControl } from "./datetime/control.tsx";
import { EmailControl } from "./email/control.tsx";
import { SelectControl } from "./enum/control.tsx";
import { RadioControl } from "./enum/radio-control.tsx";
import { ChoicesControl } from "./enums/control.tsx";
import { ImageControl } from "./image/control.tsx";
import { JsonControl } from "./json/control.tsx";
import type { ControlName } from "./kinds.ts";
import { MoneyControl } from "./money/control.tsx";
import { IntegerControl, NumberControl } from "./number/control.tsx";
import { NumbersControl } from "./numbers/control.tsx";
import { PasswordControl } from "./password/control.tsx";
import { PercentControl } from "./percent/control.tsx";
import { RelationControl } from "./relation/control.tsx";
import { TelControl } from "./tel/control.tsx";
import { MultilineControl, TextControl } from "./text/control.tsx";
import { ChipsControl } from "./texts/control.tsx";
import { TimeControl } from "./time/control.tsx";
import { UnitDependentControl } from "./unit-dependent-control.tsx";
import { UriControl } from "./uri/control.tsx";

// Rare, so forms load them on demand.
const HtmlControl = lazyComponent(async () => (await import("./html/control.tsx")).HtmlControl);
const CurrencyControl = lazyComponent(async () => (await import("./text/currency-control.tsx")).CurrencyControl);
const MapControl = lazyComponent(async () => (await import("./map/control.tsx")).MapControl);

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
  currency: CurrencyControl,
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
  duration: TextControl,
  numbers: NumbersControl,
  choices: ChoicesControl,
  map: MapControl,
  json: JsonControl,
  byField: UnitDependentControl,
  hidden: HiddenControl,
} satisfies { readonly [C in ControlName]: ComponentType<ControlProps> };
