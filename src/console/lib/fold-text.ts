/** A text as searches compare it: without accents, without case. */
export function foldText(text: string): string {
  // Most texts have nothing to take away, and to look for it takes many times as long.
  if (/^[ -~]*$/.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
