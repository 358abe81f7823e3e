/** The length of a text as JSON Schema counts it: in code points, not in UTF-16 units. */
export function ucs2length(text: string): number {
  return [...text].length;
}
