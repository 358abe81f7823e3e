/** Longest description that is kept. */
const MAX_LENGTH = 600;
const WIDTH = 100;

/** A description as plain lines for a JSDoc comment; empty if nothing remains. */
export function commentLines(description: string | undefined): readonly string[] {
  const text = plainText(description);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    // A word that starts with @ would be a tag at the start of a line.
    const safe = word.startsWith("@") ? `"${word}"` : word;
    if (line !== "" && line.length + safe.length + 1 > WIDTH) {
      lines.push(line);
      line = safe;
    } else {
      line = line === "" ? safe : `${line} ${safe}`;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** One line without markup that comments and labels cannot have: HTML tags, control characters, ends of comments. */
export function plainText(description: string | undefined): string {
  const text = (description ?? "")
    .replaceAll(/<\/?[a-z][^<>]*>/gi, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replaceAll("*/", "* /")
    .replaceAll("/*", "/ *")
    .replaceAll(/[{}]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")} …` : text;
}

/** The first sentence, if it is short enough for a help text below a form control. */
export function helpText(description: string | undefined): string | null {
  const text = plainText(description);
  const [sentence = ""] = text.split(/(?<=[.!?])\s/);
  return sentence.length > 3 && sentence.length <= 160 && !/[<>`|]|\]\(/.test(sentence) ? sentence : null;
}
