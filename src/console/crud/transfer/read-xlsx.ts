import { strFromU8, unzipSync } from "fflate";
import { type Cell, toSerial } from "../../lib/sheet-cell.ts";
import { type NumberFormat, PLAIN, readFormats } from "./number-formats.ts";
import { type Attributes, scanXml } from "./scan-xml.ts";

/** Reads the sheets of a workbook with their cell types. Available libraries return only values. */

/** Decodes control characters, which Excel writes as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The shared strings. Rich texts are joined from their runs, without phonetic text. */
function readTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let [text, isText, readings] = ["", false, 0];
  scanXml(xml, {
    open: (name) => {
      text = name === "si" ? "" : text;
      isText = name === "t" && readings === 0;
      readings += name === "rPh" ? 1 : 0;
    },
    text: (part) => {
      text += isText ? part : "";
    },
    close: (name) => {
      isText = false;
      readings -= name === "rPh" ? 1 : 0;
      if (name === "si") {
        texts.push(unescaped(text));
      }
    },
  });
  return texts;
}

interface Workbook {
  readonly formats: readonly NumberFormat[];
  readonly texts: readonly string[];
  readonly is1904: boolean;
}

/** Days between the 1900 and the 1904 date system. */
const FROM_1904 = 1462;

/** An unparsed cell: type, style index, value, and whether it has a formula. */
interface RawCell {
  readonly type: string;
  readonly style: string;
  readonly value: string;
  readonly isFormula: boolean;
}

/** Digits that spreadsheets show. The rest of a calculated number, as in 0.30000000000000004, is noise. */
const SHOWN_DIGITS = 15;

/** Removes the noise of a calculated number. It follows zeros or nines, which the shown digits of other numbers lack. */
function withoutNoise(number: number): number {
  const shown = Number(number.toPrecision(SHOWN_DIGITS));
  return Number.isInteger(number) || String(shown).replace(/^-?0?\.?0*|\.|e.*$/g, "").length > SHOWN_DIGITS - 3
    ? number
    : shown;
}

/** A date and time of the format ISO 8601 as a serial number. Days, and other texts, are texts. */
function readIsoText(value: string): Cell {
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/.exec(value) ?? [];
  const serial = day === "" ? null : toSerial(Date.parse(`${day}T${time}Z`));
  return /T00:00(?::00(?:\.0+)?)?$/.test(value)
    ? day
    : serial === null || Number.isNaN(serial)
      ? value
      : { serial, hasSeconds: true };
}

function readNumber(value: string, style: string, { formats, is1904 }: Workbook): Cell {
  const exact = Number(value);
  if (!Number.isFinite(exact)) {
    return value;
  }
  const number = withoutNoise(exact);
  const { kind, hasSeconds, digits } = formats[Number(style || "0")] ?? PLAIN;
  switch (kind) {
    case "serial":
      // A time of day does not depend on the date system.
      return { serial: is1904 && exact >= 1 ? exact + FROM_1904 : exact, hasSeconds };
    case "percent":
      return { fraction: number };
    case "zeros":
      return Number.isSafeInteger(number) && number >= 0 ? String(number).padStart(digits, "0") : number;
    default:
      return number;
  }
}

function readCell({ type, style, value, isFormula }: RawCell, workbook: Workbook): Cell {
  if (isFormula) {
    return { rejected: "formula" };
  }
  switch (type) {
    case "s":
      return value === "" ? null : (workbook.texts[Number(value)] ?? null);
    case "str":
    case "inlineStr":
      return unescaped(value);
    case "b":
      return value === "1";
    case "e":
      return { rejected: "error" };
    case "d":
      return readIsoText(value);
    default:
      return value.trim() === "" ? null : readNumber(value, style, workbook);
  }
}

/** `BC12` → 54: zero-based column index. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address.replace(/\d+$/, "").toUpperCase()) {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** Excel's own limits. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

function readRows(xml: string, workbook: Workbook): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let [row, column] = [-1, -1];
  let cell: { -readonly [Part in keyof RawCell]: RawCell[Part] } | null = null;
  let [part, readings] = ["", 0];
  const openCell = ({ r = "", t = "n", s = "" }: Attributes) => {
    column = r === "" ? column + 1 : columnOf(r);
    cell = { type: t, style: s, value: "", isFormula: false };
  };
  const closeCell = () => {
    if (cell !== null && row >= 0 && row < MAX_ROWS && column >= 0 && column < MAX_COLUMNS) {
      const value = readCell(cell, workbook);
      const cells = rows[row] ?? [];
      rows[row] = cells;
      if (value !== null) {
        while (cells.length < column) {
          cells.push(null);
        }
        cells[column] = value;
      }
    }
    cell = null;
  };
  scanXml(xml, {
    open: (name, attributes) => {
      part = name;
      readings += name === "rPh" ? 1 : 0;
      if (name === "row") {
        row = attributes["r"] === undefined ? row + 1 : Number(attributes["r"]) - 1;
        column = -1;
      } else if (name === "c") {
        openCell(attributes);
      } else if (name === "f" && cell !== null) {
        cell.isFormula = true;
      }
    },
    text: (text) => {
      if (cell !== null && readings === 0 && (part === "v" || part === "t")) {
        cell.value += text;
      }
    },
    close: (name) => {
      part = "";
      readings -= name === "rPh" ? 1 : 0;
      if (name === "c") {
        closeCell();
      }
    },
  });
  return Array.from(rows, (cells) => cells ?? []);
}

interface SheetPaths {
  readonly paths: readonly string[];
  readonly is1904: boolean;
}

/** The paths of the sheets in order, hidden ones last, and whether the workbook uses the 1904 date system. */
function findSheets(workbook: string, relations: string): SheetPaths {
  const [shown, hidden]: [string[], string[]] = [[], []];
  let is1904 = false;
  scanXml(workbook, {
    open: (name, { id = "", state = "visible", date1904 = "0" }) => {
      if (name === "sheet") {
        (state === "visible" ? shown : hidden).push(id);
      }
      is1904 ||= name === "workbookPr" && ["1", "true"].includes(date1904);
    },
  });
  const targets = new Map<string, string>();
  scanXml(relations, {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship") {
        targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
      }
    },
  });
  const paths = [...shown, ...hidden].map((id) => targets.get(id) ?? "xl/worksheets/sheet1.xml");
  return { paths: paths.length === 0 ? ["xl/worksheets/sheet1.xml"] : paths, is1904 };
}

type Rows = readonly (readonly Cell[])[];

/** Reads the rows of all sheets in order, of hidden ones last. Throws if the file is not a workbook. */
export function readSheets(file: Uint8Array): readonly Rows[] {
  const parts = unzipSync(file, { filter: ({ name }) => /^xl\/.*\.(?:xml|rels)$/.test(name) });
  const textOf = (path: string) => (parts[path] ? strFromU8(parts[path]) : "");
  const { paths, is1904 } = findSheets(textOf("xl/workbook.xml"), textOf("xl/_rels/workbook.xml.rels"));
  if (!parts[paths[0] ?? ""]) {
    throw new SyntaxError("The workbook has no sheet");
  }
  const formats = readFormats(textOf("xl/styles.xml"));
  const workbook = { formats, texts: readTexts(textOf("xl/sharedStrings.xml")), is1904 };
  return paths.map((path) => readRows(textOf(path), workbook));
}

/** Reads the rows of the first sheet. Throws if the file is not a workbook. */
export function readXlsx(file: Uint8Array): Rows {
  return readSheets(file)[0] ?? [];
}
