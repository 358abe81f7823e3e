import type { Gender } from "../../src/contract/labels.ts";
import { toPascal } from "../model/naming/names.ts";

/** Values for the placeholders of a pattern; null if they are missing in the label files. */
export interface Noun {
  readonly one: string | null;
  readonly many: string | null;
  readonly gender: Gender | null;
  /** The name after a number, in the plural category of the text. */
  readonly counted?: string | null;
  /** Label of an action, for patterns of actions. */
  readonly label?: string | null;
}

/** `{{title}}` is a run-time placeholder; `{one}` is a placeholder of the pattern. */
const BRACES = /\{\{[^{}]*\}\}|\{([^{}]*)\}/g;

/** Expands a pattern: `{Novo|Nova} {one}` with a feminine "pessoa" gives "Nova pessoa". Null if a value is missing. */
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

/** A mistake in a pattern, and its remedy. */
export interface PatternFault {
  readonly message: string;
  readonly hint: string;
}

/** Checks a pattern. Null if it is valid. */
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
