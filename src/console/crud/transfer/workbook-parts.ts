import type { SheetCell } from "../../lib/sheet-cell.ts";

/** What the library cannot write: the default style, lists of allowed texts, and hidden columns and sheets. */

/** A worksheet: its rows, the first of which has the titles. */
export interface Worksheet {
  readonly name: string;
  readonly table: readonly (readonly SheetCell[])[];
  /** The allowed texts of columns, by number: spreadsheets show them as a list. */
  readonly choices?: ReadonlyMap<number, readonly string[]>;
  /** The number of a column to hide. */
  readonly hidden?: number | null;
}

/** Excel's limit for a list in the formula of a validation. */
const MAX_INLINE = 255;

/** The last row of a worksheet. Lists also apply to rows that are added. */
const LAST_ROW = 1_048_576;

/** The lists that a validation refers to, on a sheet of their own. */
export interface ChoiceLists {
  readonly name: string;
  /** The cells of the sheet: one column for each list. Empty if all lists are inline. */
  readonly rows: readonly (readonly string[])[];
  /** The formula of each list. */
  readonly formulas: ReadonlyMap<readonly string[], string>;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** `54` → `BC`: the letters of a zero-based column number. */
function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? "" : columnLetters(rest)) + String.fromCharCode(65 + (column % 26));
}

/** True if a list fits into the formula. Commas separate its texts, so no text may contain one. */
const isInline = (texts: readonly string[]): boolean =>
  texts.join(",").length <= MAX_INLINE && texts.every((text) => !/[",]|^\s|\s$|^$/.test(text));

/** Formulas of the lists of all sheets. Long lists, and those with commas, are on a hidden sheet. */
export function toChoiceLists(sheets: readonly Worksheet[]): ChoiceLists {
  const names = new Set(sheets.map((sheet) => sheet.name.toLowerCase()));
  const name = ["lists", "lists 2", "lists 3"].find((each) => !names.has(each)) ?? "lists 4";
  const formulas = new Map<readonly string[], string>();
  const columns: (readonly string[])[] = [];
  for (const texts of sheets.flatMap(({ choices }) => [
    ...(choices ?? new Map<number, readonly string[]>()).values(),
  ])) {
    if (isInline(texts)) {
      formulas.set(texts, `"${texts.join(",")}"`);
    } else {
      const letters = columnLetters(columns.length);
      formulas.set(texts, `'${name}'!$${letters}$1:$${letters}$${texts.length}`);
      columns.push(texts);
    }
  }
  const height = Math.max(0, ...columns.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, at) => columns.map((texts) => texts[at] ?? ""));
  return { name, rows, formulas };
}

/** The validations of a sheet. Spreadsheets warn about other texts but accept them. */
function toValidations({ choices = new Map() }: Worksheet, { formulas }: ChoiceLists): string {
  const items = [...choices].map(([column, texts]) => {
    const letters = columnLetters(column);
    const formula = escapeXml(formulas.get(texts) ?? "");
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${letters}2:${letters}${LAST_ROW}"><formula1>${formula}</formula1></dataValidation>`;
  });
  return items.length === 0 ? "" : `<dataValidations count="${items.length}">${items.join("")}</dataValidations>`;
}

/** The default style that every workbook must define. The library omits it. */
const withDefaultStyle = (xml: string): string =>
  xml
    .replace(
      "<cellXfs",
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
    )
    .replace(
      "</cellXfs>",
      '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    );

function withSheetParts(xml: string, index: number, { sheets, lists }: Parts): string {
  const sheet = sheets[index];
  if (!sheet) {
    return xml;
  }
  const column = (sheet.hidden ?? -1) + 1;
  // Only one sheet may be selected: spreadsheets would write into all selected ones.
  const single = index === 0 ? xml : xml.replace(' tabSelected="1"', "");
  const hidden = column === 0 ? single : single.replace(`<col min="${column}"`, `<col hidden="1" min="${column}"`);
  return hidden.replace("</sheetData>", () => `</sheetData>${toValidations(sheet, lists)}`);
}

interface Parts {
  readonly sheets: readonly Worksheet[];
  readonly lists: ChoiceLists;
}

/** A feature of the library that adds the missing parts to its files. */
export function toWorkbookParts(sheets: readonly Worksheet[], lists: ChoiceLists) {
  const parts = { sheets, lists };
  const hideLists = (xml: string) =>
    lists.rows.length === 0 ? xml : xml.replace(`name="${lists.name}"`, `name="${lists.name}" state="hidden"`);
  return {
    files: {
      transform: {
        "xl/styles.xml": { transform: withDefaultStyle },
        "xl/workbook.xml": { transform: hideLists },
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml: string, _: unknown, { sheetIndex }: { readonly sheetIndex: number }) =>
            withSheetParts(xml, sheetIndex, parts),
        },
      },
    },
  };
}
