import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import styles from "./print-sheet.module.css";

interface PrintColumn {
  readonly label: string;
  /** Right-aligns the values, so that digits line up. */
  readonly isNumber: boolean;
}

/** A table for printing, with a header that is repeated on each page. */
export interface PrintSheet {
  readonly title: string;
  /** Facts after the date: the number of records and the filters. */
  readonly facts: readonly string[];
  readonly columns: readonly PrintColumn[];
  readonly lines: readonly (readonly string[])[];
  /** The default file name of a PDF. */
  readonly name: string;
}

const LONG_WORD = /\S{18}/;

/** Events after which printing is over. A click or a key means that the print dialog is closed. */
const ENDS = ["afterprint", "pointerdown", "keydown"] as const;

/** Prints a table in place of the page and removes it afterwards. */
export async function printSheet(sheet: PrintSheet): Promise<void> {
  const element = toElement(sheet);
  const title = document.title;
  const clear = () => {
    element.remove();
    document.title = title;
    for (const end of ENDS) {
      window.removeEventListener(end, clear);
    }
  };
  document.body.append(element);
  document.title = sheet.name;
  for (const end of ENDS) {
    window.addEventListener(end, clear);
  }
  window.print();
}

/** Creates plain DOM elements: there may be 20,000 rows, and they never re-render. */
function toElement({ title, facts, columns, lines }: PrintSheet): HTMLElement {
  const over = make("th", [make("h1", [title]), make("p", [[writeNow(), ...facts].join(" · ")])]);
  over.colSpan = columns.length;
  const heads = columns.map((column) => {
    const head = make("th", [column.label], column);
    head.scope = "col";
    return head;
  });
  const rows = lines.map((line) =>
    make(
      "tr",
      line.map((value, at) => make("td", [value], columns[at])),
    ),
  );
  const table = make("table", [make("thead", [make("tr", [over]), make("tr", heads)]), make("tbody", rows)]);
  const sheet = make("div", [table]);
  sheet.className = styles["sheet"] ?? "";
  return sheet;
}

const writeNow = () => formatDateTime(new Date().toISOString(), dateLocale());

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
  { isNumber }: { readonly isNumber: boolean } = { isNumber: false },
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  const hasLongWord = children.some((child) => typeof child === "string" && LONG_WORD.test(child));
  element.className = [isNumber ? styles["number"] : "", hasLongWord ? styles["long"] : ""].join(" ").trim();
  return element;
}
