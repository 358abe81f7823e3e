/** Characters with a meaning in Markdown, its tables or HTML. */
const STRUCTURE = /[\\`*_[\]<>&|~$#]/g;

/** Control characters and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Characters that start a list or a rule at the beginning of a line. */
const OPENING = /^(?:[-+=]|\d+[.)])/;

/** Escapes a text for one line of Markdown. Code spans stay code. */
export function toMarkdownText(text: string): string {
  return onOneLine(text)
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? toMarkdownCode(part.slice(1, -1)) : encode(part)))
    .join("")
    .replace(OPENING, (opening) => opening.replace(/.$/, (char) => reference(char)));
}

/** Formats a text as a code span for a paragraph, heading or table. */
export function toMarkdownCode(text: string): string {
  const line = onOneLine(text);
  return /^[^`|\\]+$/.test(line) ? `\`${line}\`` : `<code>${encode(line)}</code>`;
}

/** Returns the anchor of a heading, as common Markdown renderers derive it. */
export function toAnchor(heading: string): string {
  return `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, "")
    .replaceAll(" ", "-")}`;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNSEEN, "").trim();
}

function encode(text: string): string {
  return text.replace(STRUCTURE, (char) => reference(char));
}

function reference(char: string): string {
  return `&#${char.charCodeAt(0)};`;
}
