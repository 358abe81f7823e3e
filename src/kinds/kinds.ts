import { boolean, booleanFacts } from "./boolean/kind.ts";
import { date, dateFacts } from "./date/kind.ts";
import { datetime, datetimeFacts } from "./datetime/kind.ts";
import { duration } from "./duration/kind.ts";
import { email } from "./email/kind.ts";
import { embedded, embeddedFacts } from "./embedded/kind.ts";
import { enumeration } from "./enum/kind.ts";
import { enums, enumsControls } from "./enums/kind.ts";
import { file } from "./file/kind.ts";
import { html, htmlFacts } from "./html/kind.ts";
import { image } from "./image/kind.ts";
import { integer, integerFacts } from "./integer/kind.ts";
import { json, jsonFacts } from "./json/kind.ts";
import type { ControlFacts, DisplayFacts, Kind, ValueType } from "./kind.ts";
import { map, mapFacts } from "./map/kind.ts";
import { money, moneyFacts } from "./money/kind.ts";
import { number, numberFacts } from "./number/kind.ts";
import { numbers } from "./numbers/kind.ts";
import { object } from "./object/kind.ts";
import { password, passwordControls } from "./password/kind.ts";
import { percent, percentFacts } from "./percent/kind.ts";
import { relation } from "./relation/kind.ts";
import { tel } from "./tel/kind.ts";
import { text, textFacts } from "./text/kind.ts";
import { texts, textsFacts } from "./texts/kind.ts";
import { time } from "./time/kind.ts";
import { translated, translatedFacts } from "./translated/kind.ts";
import { uri } from "./uri/kind.ts";
import { value, valueFacts } from "./value/kind.ts";
import { values } from "./values/kind.ts";

/**
 * The built-in kinds of field, one folder each. The generator, the backend and the contract import only this file and `formats.ts`.
 * Messages list kinds in this order.
 */
export const kinds = {
  text,
  email,
  uri,
  tel,
  html,
  image,
  file,
  password,
  integer,
  number,
  money,
  percent,
  enum: enumeration,
  date,
  datetime,
  time,
  duration,
  boolean,
  texts,
  numbers,
  enums,
  object,
  value,
  values,
  map,
  json,
  embedded,
  relation,
  translated,
} satisfies { readonly [name: string]: Kind };

/** The name of a built-in kind. */
export type FieldKind = keyof typeof kinds;

type BuiltIn = (typeof kinds)[FieldKind];

/** The name of a built-in display: the default of a kind, or one that a spec may name. */
export type DisplayName = BuiltIn["display"] | DisplaysOf<BuiltIn>;

/** The name of a form control, except tables, which RJSF renders. */
export type ControlName =
  | NonNullable<BuiltIn["control"]>
  | Exclude<WidgetsOf<BuiltIn>, "table">
  // A number with a unit by another field, and a field that is not shown.
  | "byField"
  | "hidden";

type WidgetsOf<K> = K extends { readonly widgets: infer W } ? keyof W : never;

type DisplaysOf<K> = K extends { readonly displays: infer D } ? keyof D : never;

const FACTS: DisplayFacts = {
  ...textFacts,
  ...htmlFacts,
  ...textsFacts,
  ...integerFacts,
  ...numberFacts,
  ...moneyFacts,
  ...percentFacts,
  ...dateFacts,
  ...datetimeFacts,
  ...booleanFacts,
  ...valueFacts,
  ...mapFacts,
  ...jsonFacts,
  ...embeddedFacts,
  ...translatedFacts,
};

/** How the console treats values with a display. Unknown displays have no facts. */
export function factsOf(display: string): DisplayFacts[string] {
  return FACTS[display] ?? {};
}

const CONTROL_FACTS: ControlFacts = { ...enumsControls, ...passwordControls };

/** How the console treats fields with a form control. */
export function controlFactsOf(control: string): ControlFacts[string] {
  return CONTROL_FACTS[control] ?? {};
}

/** How lists align, filter and sort values with a display. */
export function valueTypeOf(display: string): ValueType {
  return factsOf(display).type ?? "text";
}

/** The kind that a `@format` selects. */
export function kindOfFormat(format: string): Kind | undefined {
  const all: readonly Kind[] = Object.values(kinds);
  return all.find(({ claims }) => claims !== null && typeof claims === "object" && claims.format === format);
}

/** Whether a display writes a currency. */
export function hasCurrency(display: string): boolean {
  return factsOf(display).hasCurrency === true;
}
