import type { TextDirection } from "./labels.ts";

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/** The direction of a language's script. Node 20 and Firefox lack `Intl.Locale.prototype.getTextInfo`. */
export function textDirection(language: string): TextDirection {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}
