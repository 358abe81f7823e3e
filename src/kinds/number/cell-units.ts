import { foldText } from "../../console/lib/fold-text.ts";
import { normalizeNumber } from "../../console/lib/read-number.ts";

/** Maximum length, in characters, of a unit that the field does not define: a symbol or a code. */
const SHORT = 3;

/** Minus signs and accounting brackets. They are not units. */
const BELOW_NOTHING = /[()\p{Pd}\u2212]/u;

const before = /^(-?)\s*([^\d\s.,-]+)\s*(?=[\d-])/;
const behind = /(?<=\d)\s*([^\d\s.,][^\d]*)$/;

/** The unit text that a number format puts before or after a number. */
export function signOf(format: Intl.NumberFormat): string {
  const around = ["currency", "percentSign", "unit"];
  return format
    .formatToParts(1)
    .flatMap(({ type, value }) => (around.includes(type) ? value : []))
    .join("");
}

/** Removes one of the units from the start or end of a text, ignoring case and accents. Null if there is none. */
function withoutOwn(text: string, units: readonly string[]): string | null {
  const folded = foldText(text);
  for (const unit of units.map(normalizeNumber).filter((each) => each !== "")) {
    const own = foldText(unit);
    // Folding can change the length, so that positions differ. Then the generic rule decides.
    if (folded.length === text.length && own.length === unit.length) {
      if (folded.endsWith(own)) {
        return text.slice(0, -own.length).trim();
      }
      const [, minus = "", rest = ""] = /^(-? ?)(.*)$/s.exec(text) ?? [];
      if (foldText(rest).startsWith(own)) {
        return minus.trim() + rest.slice(own.length).trim();
      }
    }
  }
  return null;
}

/** Removes a unit of up to three characters. Returns other texts unchanged. */
export function withoutAnyUnit(text: string): string {
  const normal = normalizeNumber(text);
  const units = [before.exec(normal)?.[2], behind.exec(normal)?.[1]].flatMap((unit) => unit?.trim() ?? []);
  const isShort = (unit: string) => unit.length <= SHORT && !BELOW_NOTHING.test(unit);
  return units.length > 0 && units.every(isShort) ? normal.replace(before, "$1").replace(behind, "") : text;
}

/**
 * Removes one of the units: `R$ 1.234,50` and `12,5 %` become plain numbers. A different unit is kept, so that the text
 * is invalid: 20 dollars are not 20 reais. Null: any short unit is removed.
 */
export function withoutUnit(text: string, units: readonly string[] | null): string {
  return units === null ? withoutAnyUnit(text) : (withoutOwn(normalizeNumber(text), units) ?? text);
}
