import type { ExportWords, SheetWords } from "../../../kinds/cell-codec.ts";
import { sheetCodecOf } from "../../../kinds/cell-codecs.ts";
import { withUnitOf } from "../../fields/display/unit-by.ts";
import { withValueAt } from "../../fields/field-path.ts";
import { idIn, idsIn, relatedIn } from "../../fields/relation-shape.ts";
import { cellText, isFormatted, type SheetCell } from "../../lib/sheet-cell.ts";
import { joinItems } from "./cell-items.ts";
import { toCell } from "./export-table.ts";
import type { ImportField } from "./import-columns.ts";
import { keysOf, ownerOf } from "./sheet-columns.ts";

/** `Basic`, `p1` → `Basic [p1]`: the name for people, the id for the import. */
function relatedText(name: string, id: string): string {
  return name === id ? id : `${name} [${id}]`;
}

/** The id in `Basic [p1]`. Null for a name without an id. */
export function bracketedId(text: string): string | null {
  return /\[([^[\]]+)\]$/.exec(text.trim())?.[1] ?? null;
}

const lastKey = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/**
 * The cell of a value in an export for editing. The import reads it back as the same value. `record` is the record, or
 * the row of an embedded list.
 */
export function toEditCell(column: ImportField, record: unknown, words: ExportWords): SheetCell {
  const owner = ownerOf(column, record);
  const field = { ...column.field, name: lastKey(column.field.name) };
  const { relation } = field;
  const holder = { id: "", ...owner };
  if (!relation) {
    return toCell(holder, withUnitOf({ field, record: owner }), words);
  }
  const codec = sheetCodecOf(field, words.own);
  const value = relatedIn(relation, field.name, owner);
  const texts = [value].flat().flatMap((each) => {
    const id = idIn(each);
    const name = codec.write(each, { field, record: holder, words });
    return id === null ? [] : [relatedText(cellText(name), String(id))];
  });
  return relation.many ? joinItems(texts) : (texts[0] ?? "");
}

/**
 * A text that is equal for equal values of a column: numbers and dates as workbooks store them, related records by
 * their ids.
 */
export function canonicalText(column: ImportField, record: unknown, words: SheetWords): string {
  const owner = ownerOf(column, record);
  const { relation, name } = column.field;
  if (relation) {
    return JSON.stringify(idsIn(relatedIn(relation, lastKey(name), owner)).map(String));
  }
  const cell = toEditCell(column, record, { ...words, names: new Map() });
  return isFormatted(cell) ? String(cell.value) : String(cell).replaceAll(/\r\n?/g, "\n").trim();
}

/** The text of a cell at the time of the export, for `writeBase`. Related records are stored by their ids. */
export function baseText(column: ImportField, record: unknown, words: ExportWords): string {
  const { relation, name } = column.field;
  if (!relation) {
    return cellText(toEditCell(column, record, words));
  }
  return joinItems(idsIn(relatedIn(relation, lastKey(name), ownerOf(column, record))).map(String));
}

/** The record with a value in a column. An embedded related record, which is then outdated, is removed. */
export function withColumn<Data extends object>(column: ImportField, record: Data, value: unknown): Data {
  const { relation } = column.field;
  const keys = keysOf(column);
  const set = withValueAt(record, keys, value);
  const beside = relation?.expandedAs ?? null;
  return beside === null || beside === keys.at(-1) ? set : withValueAt(set, [...keys.slice(0, -1), beside], undefined);
}

/** True if texts of a cell name the related records of a column by their ids, as an export for editing writes them. */
export function namesSameIds(column: ImportField, record: unknown, texts: readonly string[]): boolean {
  const ids = JSON.stringify(texts.map((text) => bracketedId(text) ?? text.trim()));
  return ids === canonicalText(column, record, NO_WORDS);
}

/** Related records are compared by ids, without texts. */
const NO_WORDS: SheetWords = { t: String, language: "en-US" };
