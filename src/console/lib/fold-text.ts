/** Normalizes a text for search: no accents, no case. */
export function foldText(text: string): string {
  // Fast path: ASCII texts have no accents.
  if (/^[ -~]*$/.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
