/** A text that its pattern takes in capital letters only is put in capitals, not refused. */
export function inCapitals(text: string, pattern: string | undefined): string {
  const capitals = text.toUpperCase();
  if (pattern === undefined || capitals === text) {
    return text;
  }
  const check = new RegExp(pattern, "u");
  return !check.test(text) && check.test(capitals) ? capitals : text;
}
