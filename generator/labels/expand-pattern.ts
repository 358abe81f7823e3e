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

/** `{Novo|Nova} {one}` of a feminine "pessoa" is "Nova pessoa"; null where the pattern needs what is not there. */
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

/** What is wrong in a pattern, and what to write instead. */
export interface PatternFault {
  readonly message: string;
  readonly hint: string;
}

/** Why a pattern could never be expanded; null where it could. */
export function patternFault(
  pattern: string,
  words: readonly string[],
  genders: readonly Gender[],
): PatternFault | null {
  const errors = [...pattern.matchAll(BRACES)].flatMap(([whole, inner]) => {
    const error = inner === undefined ? null : partFault(inner, words, genders);
    return error === null ? [] : [{ ...error, message: `\`${whole}\`, ${error.message}` }];
  });
  const isBroken = /[{}]/.test(pattern.replace(BRACES, ""));
  return errors[0] ?? (isBroken ? BROKEN : null);
}

const BROKEN: PatternFault = { message: "a brace without its other half", hint: "`{one}`, or `{{title}}`" };

function partFault(inner: string, words: readonly string[], genders: readonly Gender[]): PatternFault | null {
  if (!inner.includes("|")) {
    const hint = `one of: ${words.map((word) => `{${word}}`).join(", ")}`;
    return words.includes(inner) ? null : { message: "which stands for nothing", hint };
  }
  const forms = inner.split("|").length;
  const order = `${genders.length} forms with | between them, in the order of \`genders\`: ${genders.join(", ")}`;
  const hint = genders.length === 0 ? "a text without forms: `genders` is empty" : order;
  return forms === genders.length ? null : { message: `with ${forms} forms`, hint };
}
