import { boolean, booleanValues } from "./boolean/kind.ts";
import { date, dateValues, isDay } from "./date/kind.ts";
import { datetime, datetimeValues, isMoment } from "./datetime/kind.ts";
import { duration, durationFormat } from "./duration/kind.ts";
import { email, emailFormat } from "./email/kind.ts";
import { embedded, embeddedValues } from "./embedded/kind.ts";
import { enumeration } from "./enum/kind.ts";
import { enums } from "./enums/kind.ts";
import { file } from "./file/kind.ts";
import { html } from "./html/kind.ts";
import { image } from "./image/kind.ts";
import { integer, integerValues } from "./integer/kind.ts";
import { json, jsonValues } from "./json/kind.ts";
import type { Kind, ValueType } from "./kind.ts";
import { map, mapValues } from "./map/kind.ts";
import { money, moneyFormat, moneyValues } from "./money/kind.ts";
import { number, numberValues } from "./number/kind.ts";
import { numbers } from "./numbers/kind.ts";
import { object } from "./object/kind.ts";
import { password } from "./password/kind.ts";
import { percent, percentValues } from "./percent/kind.ts";
import { relation } from "./relation/kind.ts";
import { tel, telFormat } from "./tel/kind.ts";
import { text } from "./text/kind.ts";
import { texts } from "./texts/kind.ts";
import { time, timeFormat } from "./time/kind.ts";
import { translated } from "./translated/kind.ts";
import { isWebAddress, uri } from "./uri/kind.ts";
import { value, valueValues } from "./value/kind.ts";
import { values } from "./values/kind.ts";

/**
 * The built-in kinds of field, one folder each. The generator, the backend and the contract import only this file.
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

/**
 * The checks of `@format`, the same on both sides of the wire. Compiled validators import them, and the reference backend
 * registers them with Ajv.
 */
export const formats = {
  date: { validate: isDay },
  "date-time": { validate: isMoment },
  email: emailFormat,
  uri: isWebAddress,
  time: timeFormat,
  duration: durationFormat,
  tel: telFormat,
  image: isWebAddress,
  file: isWebAddress,
  // These only select a control and a column: their bounds are the schema's own.
  html: true,
  percent: { type: "number", validate: () => true },
  password: true,
  money: moneyFormat,
} as const;

const VALUE_TYPES: { readonly [display: string]: ValueType } = {
  ...integerValues,
  ...numberValues,
  ...moneyValues,
  ...percentValues,
  ...dateValues,
  ...datetimeValues,
  ...booleanValues,
  ...valueValues,
  ...mapValues,
  ...jsonValues,
  ...embeddedValues,
};

/** How lists treat values with a display. */
export function valueTypeOf(display: string): ValueType {
  return VALUE_TYPES[display] ?? "text";
}

/** The kind that a `@format` selects. */
export function kindOfFormat(format: string): Kind | undefined {
  const all: readonly Kind[] = Object.values(kinds);
  return all.find(({ claims }) => claims !== null && typeof claims === "object" && claims.format === format);
}

/** Whether a display writes a currency. */
export function hasCurrency(display: string): boolean {
  return display === money.display;
}
