import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toCatalogues } from "../labels/catalogues.ts";
import { insertStubs } from "../labels/insert-stubs.ts";
import { type StubText, toStubs } from "../labels/label-stubs.ts";
import { readLabels } from "../labels/read-labels.ts";
import { buildModel } from "../model/build-model.ts";
import { canonicalTag } from "../model/naming/language-tag.ts";
import { readFrameworkTexts } from "../read/framework-texts.ts";
import { readOwnKinds } from "../read/own-kinds.ts";
import { readSchemaFiles, unixLines } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";

/** An invalid language tag. */
export class LanguageError extends Error {
  override readonly name = "LanguageError";
}

/** The written files. */
export interface WrittenStubs {
  /** All missing texts, including those that have empty stubs already. */
  readonly missing: readonly StubText[];
  readonly files: readonly string[];
  /** Whether the product's spec lists the language. A new language is still to be added. */
  readonly isSpoken: boolean;
}

/**
 * Writes each missing text into the label files, in one or all languages: the proposal in the product's first language,
 * an empty string in the others, with the proposal as a comment.
 */
export function writeLabelStubs(root: string, language: string | null): WrittenStubs {
  const model = buildModel(readSpecSource(readSchemaFiles(root), readOwnKinds(root), root));
  const spoken = model.product.languages;
  requireTag(language);
  const isSpoken = language === null || spoken.includes(language);
  const catalogues = toCatalogues(model, readLabels(root), isSpoken ? spoken : [...spoken, language]);
  const missing = catalogues.languages
    .filter((catalogue) => language === null || catalogue.language === language)
    .flatMap((catalogue) => catalogue.missing)
    .map((text) => ({ ...text, text: text.language === spoken[0] ? (text.proposal ?? "") : "" }));
  const hasFramework = missing.some(({ vocabulary }) => vocabulary === "FrameworkTexts");
  const files = toStubs(missing, hasFramework ? readFrameworkTexts() : new Map()).filter(({ file, constants }) => {
    const absolute = path.join(root, file);
    const before = existsSync(absolute) ? unixLines(readFileSync(absolute, "utf8")) : null;
    const after = insertStubs(before, constants);
    mkdirSync(path.dirname(absolute), { recursive: true });
    if (after !== before) {
      writeFileSync(absolute, after);
    }
    return after !== before;
  });
  return { missing, files: files.map(({ file }) => file), isSpoken };
}

/** Whether a text is a BCP 47 tag in its usual form. */
export function isLanguageTag(text: string): boolean {
  // Words such as "english" are tags by their form, but no language.
  return /^[a-z]{2,3}(-|$)/.test(text) && canonicalTag(text) === text;
}

function requireTag(language: string | null): void {
  if (language !== null && !isLanguageTag(language)) {
    throw new LanguageError(`"${language}" is not a BCP 47 tag; write one such as "en-US".`);
  }
}
