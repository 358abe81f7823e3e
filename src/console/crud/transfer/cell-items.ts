/** Several values in one cell are separated by commas. A value that contains a separator is quoted, as in CSV. */

const NEEDS_QUOTES = /[",;\n\r]|^\s|\s$|^$/;

/** `["São Paulo, SP", "Rio"]` → `"São Paulo, SP", Rio`. */
export function joinItems(items: readonly string[]): string {
  return items.map((item) => (NEEDS_QUOTES.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(", ");
}

const isSeparator = (character: string): boolean => /[,;\n\r]/.test(character);

/** The index of the closing quote of an item, or -1 if it is missing. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') {
    at = text.indexOf('"', at + 2);
  }
  return at;
}

function endOfItem(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isSeparator(text.charAt(at))) {
    at += 1;
  }
  return at;
}

/** The values of a cell. Empty values are kept only if they are quoted. */
export function splitItems(text: string): readonly string[] {
  const items: string[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at, at + 1);
    if (isSeparator(rest) || rest.trim() === "") {
      at += 1;
      continue;
    }
    const closing = rest === '"' ? closingQuote(text, at) : -1;
    const end = endOfItem(text, closing < 0 ? at : closing + 1);
    const isQuoted = closing >= 0 && text.slice(closing + 1, end).trim() === "";
    items.push(isQuoted ? text.slice(at + 1, closing).replaceAll('""', '"') : text.slice(at, end).trim());
    at = end + 1;
  }
  return items;
}
