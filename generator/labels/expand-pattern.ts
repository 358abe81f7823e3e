import type { Gender } from "../../src/contract/labels.ts";
import { toPascal } from "../model/names.ts";

/** What the braces of a pattern are filled with; null for what nobody has written yet. */
export interface Noun {
  readonly one: string | null;
  readonly many: string | null;
  readonly gender: Gender | null;
  /** The name of an action, in patterns of actions. */
  readonly label?: string | null;
}

/** `{{title}}`, which is filled in when the text is shown, or one of the pattern's own braces. */
const BRACES = /\{\{[^{}]*\}\}|\{([^{}]*)\}/g;

/** `{Novo|Nova} {one}` of a feminine "conta" is "Nova conta"; null where the pattern needs what is not there. */
export function expandPattern(pattern: string, noun: Noun, genders: readonly Gender[]): string | null {
  let isComplete = true;
  const text = pattern.replace(BRACES, (whole: string, inner: string | undefined) => {
    const part = inner === undefined ? whole : partOf(inner, noun, genders);
    isComplete &&= part !== null;
    return part ?? "";
  });
  return isComplete ? text : null;
}

function partOf(inner: string, noun: Noun, genders: readonly Gender[]): string | null {
  if (inner.includes("|")) {
    return noun.gender === null ? null : (inner.split("|")[genders.indexOf(noun.gender)] ?? null);
  }
  const word = noun[inner.toLowerCase() as keyof Noun] ?? null;
  return word === null || inner === inner.toLowerCase() ? word : toPascal(word);
}

/** Why a pattern could never be expanded, and what to write instead; null where it could. */
export function patternFault(
  pattern: string,
  words: readonly string[],
  genders: readonly Gender[],
): { readonly found: string; readonly write: string } | null {
  for (const [whole, inner] of pattern.matchAll(BRACES)) {
    if (inner?.includes("|") === true) {
      const forms = inner.split("|").length;
      if (forms !== genders.length) {
        const write = genders.length === 0 ? "a text without forms: `genders` is empty" : formsOf(genders);
        return { found: `\`${whole}\`, with ${forms} forms`, write };
      }
    } else if (inner !== undefined && !words.includes(inner)) {
      return { found: `\`${whole}\`, which stands for nothing`, write: `one of: ${words.map(inBraces).join(", ")}` };
    }
  }
  const rest = pattern.replace(BRACES, "");
  return /[{}]/.test(rest) ? { found: "a brace without its other half", write: "`{one}`, or `{{title}}`" } : null;
}

function formsOf(genders: readonly Gender[]): string {
  return `${genders.length} forms with | between them, in the order of \`genders\`: ${genders.join(", ")}`;
}

function inBraces(word: string): string {
  return `{${word}}`;
}
