import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Words that are frequent in convoluted sentences, and rare in the comments and documents of comparable projects. A
 * single one is fine; many of them show prose that is hard to read.
 */
const MARKERS: ReadonlySet<string> = new Set(
  (
    "what says say said stands stand stood beside told tell tells asked asks nobody somebody whoever whatever anew " +
    "drawn draws draw drew lent holds leads begins began waits among alone wherever heed heeds heeded mend mends " +
    "mended answers answered refuses refused offer offers nothing whence thereof hears heard sayer unheard manners " +
    "habits wanted whose"
  ).split(" "),
);

const KINDS = ["comments", "titles", "docs", "texts"] as const;
type Kind = (typeof KINDS)[number];

/** Maximum number of markers in 1,000 words. */
const MAX: Readonly<Record<Kind, number>> = { comments: 5, titles: 5, docs: 5, texts: 3 };

const SKIPPED = /(^|\/)(generated|dist)\/|\/testing\/(fixtures|diagnostics)\/|CHANGELOG/;
const ENGLISH_TEXTS = /\/i18n\/en-US\/|\/labels\/en-US\/|generator\/labels\/patterns\/en/;

const PATTERNS: Readonly<Record<Exclude<Kind, "docs">, RegExp>> = {
  comments: /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/(?!\/)(.*)$/gm,
  titles: /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:"((?:[^"\\]|\\.)+)"|`((?:[^`\\]|\\.)+)`)/g,
  texts: /:\s*"((?:[^"\\]|\\.)+)"/g,
};

/** Kinds of prose with more markers than allowed. Prints the number of each kind. */
export function findConvolutedProse(): readonly string[] {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.js", "*.mjs", "*.md"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !SKIPPED.test(file));
  const rates = KINDS.map((kind) => ({ kind, rate: rateOf(files.flatMap((file) => proseOf(file, kind))) }));
  console.log(`  markers in 1,000 words: ${rates.map(({ kind, rate }) => `${kind} ${rate.toFixed(1)}`).join(", ")}`);
  return rates
    .filter(({ kind, rate }) => rate > MAX[kind])
    .map(({ kind, rate }) => `${rate.toFixed(1)} markers in 1,000 words of ${kind}, at most ${MAX[kind]} are allowed`);
}

function proseOf(file: string, kind: Kind): readonly string[] {
  if (file.endsWith(".md") !== (kind === "docs") || (kind === "texts" && !ENGLISH_TEXTS.test(file))) {
    return [];
  }
  const text = readFileSync(file, "utf8");
  return kind === "docs"
    ? [text.replace(/^\s*```[\s\S]*?^\s*```/gm, "")]
    : [...text.matchAll(PATTERNS[kind])].map(([, one, other]) => one ?? other ?? "");
}

function rateOf(prose: readonly string[]): number {
  const words = prose.flatMap((text) => text.toLowerCase().match(/[a-z']+/g) ?? []);
  return (words.filter((word) => MARKERS.has(word)).length / Math.max(1, words.length)) * 1000;
}
