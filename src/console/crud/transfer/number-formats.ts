import { scanXml } from "./scan-xml.ts";

/** How a number format displays a number. */
export interface NumberFormat {
  readonly kind: "number" | "serial" | "percent" | "zeros";
  readonly hasSeconds: boolean;
  /** Minimum number of digits for a `00000` format. */
  readonly digits: number;
}

/** The format of a cell without a style. */
export const PLAIN: NumberFormat = { kind: "number", hasSeconds: false, digits: 0 };

/** Built-in formats, which workbooks do not list. */
const BUILT_IN: Readonly<Record<number, string>> = {
  9: "0%",
  10: "0.00%",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yy h:mm",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
};

/** Ranges of built-in date formats, some of them East Asian. */
const DATES = [
  [14, 17],
  [27, 36],
  [50, 58],
] as const;

/** The code of a built-in date format. Empty for numbers. */
function builtInCode(id: number): string {
  return DATES.some(([from, to]) => id >= from && id <= to) ? "d/m/y" : "";
}

/** Literal text, colours and padding in a format. They are not format codes. */
const LITERAL = /"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^\]]*\]|General/gi;

function formatOf(code: string): NumberFormat {
  const [first = ""] = code.replace(LITERAL, "").split(";");
  const isSerial = /[dyhms]/i.test(first);
  const kind = isSerial
    ? "serial"
    : first.includes("%")
      ? "percent"
      : /^0{2,}$/.test(first.trim())
        ? "zeros"
        : "number";
  return { kind, hasSeconds: /s/i.test(first), digits: first.trim().length };
}

/** The cell formats by style index. */
export function readFormats(xml: string): readonly NumberFormat[] {
  const codes = new Map<number, string>(Object.entries(BUILT_IN).map(([id, code]) => [Number(id), code]));
  const formats: NumberFormat[] = [];
  let section = "";
  scanXml(xml, {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      section = name.endsWith("Xfs") ? name : section;
      if (name === "numFmt") {
        codes.set(Number(numFmtId), formatCode);
      } else if (name === "xf" && section === "cellXfs") {
        formats.push(formatOf(codes.get(Number(numFmtId)) ?? builtInCode(Number(numFmtId))));
      }
    },
  });
  return formats;
}
