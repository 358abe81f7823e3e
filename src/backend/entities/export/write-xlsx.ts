import type { ExportColumn } from "../../../contract/list-export.ts";
import { type ExportCell, formatsOfColumn } from "./export-cells.ts";
import { writeZip, type ZipEntry } from "./zip-stream.ts";

/** Rows of a worksheet, with its titles. */
const MAX_ROWS = 1_048_576;
/** Characters of a cell. */
const MAX_TEXT = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

type Rows = readonly (readonly ExportCell[])[];

interface Workbook {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
}

/**
 * Writes a workbook as a stream: bold titles in a frozen row, then typed cells. The XML is written here, because libraries
 * that stream keep the whole file in memory or lose formats. After 1,048,576 rows, the next worksheet starts.
 */
export function writeXlsx(chunks: AsyncIterable<Rows>, { name, columns }: Workbook): AsyncGenerator<Buffer> {
  return writeZip(toEntries(chunks[Symbol.asyncIterator](), { name, columns }));
}

async function* toEntries(chunks: AsyncIterator<Rows>, { name, columns }: Workbook): AsyncGenerator<ZipEntry> {
  const styles = new Map(formatsOf(columns).map((format, index) => [format, index + 3]));
  let sheets = 0;
  let rest: Rows = [];
  let isOver = false;
  const writeSheet = async function* () {
    yield toSheetHead(columns);
    let row = 2;
    while (!isOver && row <= MAX_ROWS) {
      const room = MAX_ROWS - row + 1;
      const rows = rest.slice(0, room);
      yield rows.map((cells, index) => toRow(cells, row + index, styles)).join("");
      row += rows.length;
      rest = rest.slice(room);
      if (rest.length === 0) {
        const next = await chunks.next();
        isOver = next.done === true;
        rest = next.done === true ? [] : next.value;
      }
    }
    yield "</sheetData></worksheet>";
  };
  do {
    sheets += 1;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: writeSheet() };
  } while (!isOver);
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  yield { name: "xl/styles.xml", content: [toStyles([...styles.keys()])] };
  yield { name: "xl/workbook.xml", content: [toBook(name, numbers)] };
  yield { name: "xl/_rels/workbook.xml.rels", content: [toBookRelations(numbers)] };
  yield {
    name: "_rels/.rels",
    content: [
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  };
  yield { name: "[Content_Types].xml", content: [toContentTypes(numbers)] };
}

function formatsOf(columns: readonly ExportColumn[]): readonly string[] {
  return [...new Set(columns.flatMap(formatsOfColumn))];
}

function toSheetHead(columns: readonly ExportColumn[]): string {
  const widths = columns.map(({ title, as }, index) => {
    const width = Math.min(60, Math.max(as === "text" ? 20 : 12, title.length + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const titles = columns.map(({ title }, index) => toTextCell(title, `${columnName(index)}1`, 2));
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join("")}</cols><sheetData><row r="1">${titles.join("")}</row>`
  );
}

function toRow(cells: readonly ExportCell[], row: number, styles: ReadonlyMap<string, number>): string {
  const written = cells.map((cell, index) => {
    const at = `${columnName(index)}${row}`;
    if (cell === null) {
      return "";
    }
    if (typeof cell === "string") {
      return toTextCell(cell, at, 1);
    }
    const style = cell.format === undefined ? undefined : styles.get(cell.format);
    return `<c r="${at}"${style === undefined ? "" : ` s="${style}"`}><v>${cell.value}</v></c>`;
  });
  return `<row r="${row}">${written.join("")}</row>`;
}

/** A text with a text format, so that no spreadsheet reads a formula or a number when the cell is edited. */
function toTextCell(text: string, at: string, style: number): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, MAX_TEXT))}</t></is></c>`;
}

const names: string[] = [];

/** `A` to `Z`, then `AA`. */
function columnName(index: number): string {
  const known = names[index];
  if (known !== undefined) {
    return known;
  }
  const letter = String.fromCharCode(65 + (index % 26));
  const name = index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
  names[index] = name;
  return name;
}

/** Characters that XML forbids or changes. */
const LOST = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Escapes markup, and lost characters as Excel does. */
function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(LOST, (found) =>
      found
        .split("")
        .map((unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
        .join(""),
    )
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Styles: 0 plain, 1 text, 2 title, then the formats. */
function toStyles(formats: readonly string[]): string {
  const numbers = formats.map(
    (format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(format)}"/>`,
  );
  const cells = formats.map(
    (_, index) => `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = 'fillId="0" borderId="0"';
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}">${numbers.length === 0 ? "" : `<numFmts count="${numbers.length}">${numbers.join("")}</numFmts>`}` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" ${plain}/></cellStyleXfs>` +
    `<cellXfs count="${3 + cells.length}"><xf numFmtId="0" fontId="0" ${plain} xfId="0"/><xf numFmtId="49" fontId="0" ${plain} xfId="0" applyNumberFormat="1"/>` +
    `<xf numFmtId="49" fontId="1" ${plain} xfId="0" applyNumberFormat="1" applyFont="1"/>${cells.join("")}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

/** A valid name of a worksheet: up to 31 characters, without reserved ones. */
function toSheetName(name: string, number: number): string {
  const allowed = name.replace(/[[\]/\\:*?]/g, " ").replace(/^[\s']+|[\s']+$/g, "");
  const suffix = number === 1 ? "" : ` ${number}`;
  return `${
    [...allowed]
      .slice(0, 31 - suffix.length)
      .join("")
      .trim() || "1"
  }${suffix}`;
}

function toBook(name: string, numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) => `<sheet name="${escapeXml(toSheetName(name, number))}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

function toBookRelations(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${numbers.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`;
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.join("")}${styles}</Relationships>`;
}

function toContentTypes(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets.join("")}</Types>`
  );
}
