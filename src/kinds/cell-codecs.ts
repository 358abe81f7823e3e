import type { MessageKey } from "../contract/register.ts";
import type { FieldDescriptor } from "../contract/screens.ts";
import { booleanCells } from "./boolean/cells.ts";
import type { CellCodec, OwnCells } from "./cell-codec.ts";
import { dateCells } from "./date/cells.ts";
import { datetimeCells } from "./datetime/cells.ts";
import { durationCells } from "./duration/cells.ts";
import { enumCells } from "./enum/cells.ts";
import { jsonCells } from "./json/cells.ts";
import type { DisplayName } from "./kinds.ts";
import { mapCells } from "./map/cells.ts";
import { moneyCells } from "./money/cells.ts";
import { numberCells, quantityCells } from "./number/cells.ts";
import { percentCells } from "./percent/cells.ts";
import { relationCells } from "./relation/cells.ts";
import { textCells } from "./text/cells.ts";
import { timeCells } from "./time/cells.ts";
import { translatedCells } from "./translated/cells.ts";

/** Codecs by display. All others are texts. */
const CODECS: { readonly [display in DisplayName]?: CellCodec } = {
  boolean: booleanCells,
  date: dateCells,
  datetime: datetimeCells,
  time: timeCells,
  duration: durationCells,
  number: numberCells,
  integer: numberCells,
  quantity: quantityCells,
  percent: percentCells,
  money: moneyCells,
  translated: translatedCells,
  map: mapCells,
  json: jsonCells,
};

/** The codec of a field's cells in sheets. They contain whole values, even where the display shows only a part. */
export function sheetCodecOf(field: FieldDescriptor<MessageKey>, own: OwnCells = {}): CellCodec {
  const { sheetDisplay = field.display } = field;
  return codecOf({ ...field, display: sheetDisplay }, own);
}

/** The codec of a field's cells as the display shows them. */
export function codecOf(field: FieldDescriptor<MessageKey>, own: OwnCells = {}): CellCodec {
  const { kind, display, enumeration, relation } = field;
  const base = relation ? relationCells : enumeration ? enumCells : (CODECS[display as DisplayName] ?? textCells);
  const cells = kind === undefined ? undefined : own[kind]?.cells;
  return cells === undefined ? base : { ...base, ...cells };
}
