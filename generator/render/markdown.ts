/** What Markdown, one of its tables or HTML could take for structure. */
const STRUCTURE = /[\\`*_[\]<>&|~$#]/g;

/** Control characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What is a list or a rule at the beginning of a line. */
const OPENING = /^(?:[-+=]|\d+[.)])/;

/** A text as one line of Markdown that says just this. Plain `code` in it stays code. */
export function toMarkdownText(text: string): string {
  return onOneLine(text)
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? toMarkdownCode(part.slice(1, -1)) : encode(part)))
    .join("")
    .replace(OPENING, (opening) => opening.replace(/.$/, (char) => reference(char)));
}

/** A text as code within a line: of a paragraph, a heading or a table. */
export function toMarkdownCode(text: string): string {
  const line = onOneLine(text);
  return /^[^`|\\]+$/.test(line) ? `\`${line}\`` : `<code>${encode(line)}</code>`;
}

/** The name under which a heading is linked to, as the usual readers derive it. */
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
