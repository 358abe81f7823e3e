import type { SpecFacts } from "./spec-facts.ts";

interface Candidate {
  readonly key: string;
  readonly rank: number;
}

/** Fewer letters match too much: a pattern such as "{{count}} %" is any number. */
const MIN_LETTERS = 3;

/**
 * The message key of a shown text; null if it is no label. The same text can have several keys: those that begin as a part
 * around it come first, then the menu, the product's texts, other entities and the framework.
 */
export function keyOfText(shown: string, around: readonly string[], facts: SpecFacts): string | null {
  const text = normalize(shown);
  if (text === "") {
    return null;
  }
  const { languages } = facts.catalogues;
  const own = languages.find((each) => each.language === facts.language)?.texts ?? languages[0]?.texts ?? new Map();
  const all: readonly (readonly [string, string])[] = [
    ...own,
    ...[...facts.frameworkTexts].filter(([key]) => !own.has(key)).map(([key, { text: said }]) => [key, said] as const),
  ];
  const [best = null] = all
    .flatMap(([key, pattern]): readonly Candidate[] => {
      const fit = fitOf(pattern, text);
      return fit === null ? [] : [{ key, rank: rankOf(key, around) * 2 + fit }];
    })
    .sort((a, b) => a.rank - b.rank);
  return best?.key ?? null;
}

/** 0 for the same text, 1 for a text with other values in its gaps, null for another text. */
function fitOf(pattern: string, text: string): 0 | 1 | null {
  if (!pattern.includes("{{")) {
    return normalize(pattern) === text ? 0 : null;
  }
  const parts = pattern.replace(/\s+/g, " ").split(/(\{\{.*?\}\})/);
  const words = parts.filter((_, index) => index % 2 === 0);
  const letters = words.join("").match(/\p{L}/gu)?.length ?? 0;
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : gapOf(part))).join("");
  return letters >= MIN_LETTERS && new RegExp(`^${source.trim()}$`, "u").test(text) ? 1 : null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** `{{count, number}}` matches digits, any other placeholder matches any text. */
function gapOf(placeholder: string): string {
  return /, number\b/.test(placeholder) ? "[\\p{N}.,\\s]+" : ".+";
}

function rankOf(key: string, around: readonly string[]): number {
  const nearest = around.findIndex((prefix) => key.startsWith(prefix));
  if (nearest >= 0) {
    return nearest;
  }
  const order = ["menu", "enum", "product", "entity", "unit"].indexOf(key.split(".")[0] ?? "");
  return around.length + (order < 0 ? LAST : order);
}

const LAST = 9;

/** Without the mark of a required field, and with single spaces. */
function normalize(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\s*:]+$/, "")
    .trim();
}
