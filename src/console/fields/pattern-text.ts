import type { FieldProblem } from "../../contract/problem.ts";
import type { Text } from "../i18n/text.ts";
import { readNumber } from "../lib/read-number.ts";
import { meaningsText } from "./number-meanings.ts";
import { type PatternPart, readPattern } from "./read-pattern.ts";
import { unreadText } from "./unread-number.ts";

/** More refused characters than these are not told one by one. */
const MOST_REFUSED = 5;

const quoted = (character: string, { t }: Text) => (character === " " ? t("pattern.space") : `“${character}”`);

function kindText(kind: string, text: Text): string {
  const { t } = text;
  switch (kind) {
    case "A-Za-z":
      return t("pattern.letters");
    case "A-Z":
      return t("pattern.capitals");
    case "a-z":
      return t("pattern.smallLetters");
    case "0-9":
      return t("pattern.digits");
    default:
      return kind.length > 1 ? kind.replace("-", "–") : quoted(kind, text);
  }
}

/** How many: "(8–12)", "(4+)"; nothing of one, and where any number will do. */
function countText({ least, most }: PatternPart): string {
  if (least === most) {
    return least === 1 ? "" : ` (${least})`;
  }
  if (most === Number.POSITIVE_INFINITY) {
    return least > 1 ? ` (${least}+)` : "";
  }
  return ` (${least}–${most})`;
}

function partText(part: PatternPart, text: Text): string {
  const kinds = part.kinds.map((kind) => kindText(kind, text));
  return `${new Intl.ListFormat(text.language).format(kinds)}${countText(part)}`;
}

/** What a text must be, of a pattern that can be said in words. */
function shapeText(parts: readonly PatternPart[], text: Text): string {
  const what = parts.map((part) => partText(part, text)).join(", ");
  return text.t(parts.length === 1 ? "pattern.only" : "pattern.inOrder", { what });
}

/** The characters of a text that are nowhere in a pattern; one that is typed small where capitals are asked for is no matter. */
function refusedIn(value: unknown, parts: readonly PatternPart[]): readonly string[] {
  const takes = new RegExp(`^(?:${parts.map(({ source }) => source).join("|")})$`, "u");
  const isRefused = (character: string) => !(takes.test(character) || takes.test(character.toUpperCase()));
  return typeof value === "string" ? [...new Set(value)].filter(isRefused) : [];
}

/** What was entered, and what its field says of itself. */
interface RefusedText {
  readonly value: unknown;
  readonly help?: string | undefined;
}

function unreadNumberText(type: unknown, value: unknown, text: Text): string | null {
  const typed = typeof value === "string" ? value : unreadText(value);
  if (typed === null || (type !== "number" && type !== "integer")) {
    return null;
  }
  const reading = readNumber(typed, text.language);
  return "meanings" in reading ? meaningsText(reading.meanings, text) : null;
}

/**
 * Why a text does not match its pattern: the rejected characters and the allowed ones, or the field's own help. Of a text
 * that is no number, the numbers that it may mean. Null for other problems, and where nothing more is known.
 */
export function patternText({ code, params }: FieldProblem, { value, help }: RefusedText, text: Text): string | null {
  if (code === "type") {
    return unreadNumberText(params["type"], value, text);
  }
  if (code !== "pattern") {
    return null;
  }
  const { pattern } = params;
  const parts = typeof pattern === "string" ? readPattern(pattern) : null;
  if (parts === null) {
    // Without its help, nobody could mend the text.
    return help === undefined ? null : `${text.t("crud.problem.pattern")}. ${help}`;
  }
  const refused = refusedIn(value, parts);
  const told = refused.slice(0, MOST_REFUSED).map((character) => quoted(character, text));
  const what = `${told.join(", ")}${refused.length > MOST_REFUSED ? "…" : ""}`;
  const refusal = refused.length === 0 ? [] : [text.t("pattern.refused", { what })];
  const shape = help !== undefined && refused.length > 0 ? [] : [shapeText(parts, text)];
  return [...refusal, ...shape, ...(help === undefined ? [] : [help])].join(". ");
}
