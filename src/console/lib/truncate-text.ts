/** Truncates a text after a number of graphemes: an emoji family counts as one. */
export function truncateText(text: string, maxLength: number, language: string): string {
  if (text.length <= maxLength) {
    return text;
  }
  let kept = "";
  let count = 0;
  for (const { segment } of new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text)) {
    if (count === maxLength) {
      return `${kept}…`;
    }
    kept += segment;
    count += 1;
  }
  return text;
}
