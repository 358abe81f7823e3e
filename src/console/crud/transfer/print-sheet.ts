import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import styles from "./print-sheet.module.css";

interface PrintColumn {
  readonly label: string;
  /** Whether its values stand at the right, digit under digit. */
  readonly isNumber: boolean;
}

/** A table on paper, and what stands over it on each sheet. */
export interface PrintSheet {
  readonly title: string;
  /** What is said of it beside the day: how many there are, and by what they were found. */
  readonly facts: readonly string[];
  readonly columns: readonly PrintColumn[];
  readonly lines: readonly (readonly string[])[];
  /** What a file is called that the browser makes of it. */
  readonly name: string;
}

const LONG_WORD = /\S{18}/;

/** After any of these nobody prints any more: a press means that the browser's own dialog is gone. */
const ENDS = ["afterprint", "pointerdown", "keydown"] as const;

/** Has the browser print a table in the place of the page; as soon as that is over, nothing of it is left. */
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

/** Plain elements and no component: there may be 20,000 rows, and nothing of them ever changes. */
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
