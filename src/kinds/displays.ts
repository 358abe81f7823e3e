import type { Display } from "../console/fields/display/display-props.ts";
import { BooleanValue } from "./boolean/display.tsx";
import { DateValue } from "./date/display.tsx";
import { DateTimeValue } from "./datetime/display.tsx";
import { DurationValue } from "./duration/display.tsx";
import { TableValue } from "./embedded/display.tsx";
import { EnumValue } from "./enum/display.tsx";
import { FileValue } from "./file/display.tsx";
import { HtmlValue } from "./html/display.ts";
import { ImageValue } from "./image/display.tsx";
import { JsonValue } from "./json/display.ts";
import type { DisplayName } from "./kinds.ts";
import { MapValue } from "./map/display.ts";
import { MoneyValue } from "./money/display.tsx";
import { NumberValue, QuantityValue } from "./number/display.tsx";
import { PercentValue } from "./percent/display.tsx";
import { RelationValue } from "./relation/display.tsx";
import { TelValue } from "./tel/display.tsx";
import { MultilineValue, TextValue } from "./text/display.tsx";
import { ChipsValue } from "./texts/display.tsx";
import { TranslatedValue } from "./translated/display.ts";
import { UriValue } from "./uri/display.tsx";
import { ObjectValue } from "./value/display.tsx";

const DISPLAYS: { readonly [D in DisplayName]: Display } = {
  text: TextValue,
  multiline: MultilineValue,
  date: DateValue,
  datetime: DateTimeValue,
  number: NumberValue,
  integer: NumberValue,
  quantity: QuantityValue,
  money: MoneyValue,
  percent: PercentValue,
  boolean: BooleanValue,
  uri: UriValue,
  tel: TelValue,
  image: ImageValue,
  file: FileValue,
  html: HtmlValue,
  chips: ChipsValue,
  time: TextValue,
  duration: DurationValue,
  enum: EnumValue,
  relation: RelationValue,
  translated: TranslatedValue,
  object: ObjectValue,
  table: TableValue,
  map: MapValue,
  json: JsonValue,
};

/** The display with a name. Values with an unknown display are shown as JSON. */
export function displayOf(name: string): Display {
  return Object.hasOwn(DISPLAYS, name) ? DISPLAYS[name as DisplayName] : JsonValue;
}
