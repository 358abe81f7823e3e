import type { PluralCategory } from "../../src/contract/labels.ts";
import { everydayCounts, PLURAL_CATEGORIES, pluralCategories } from "../../src/contract/plural-categories.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { COUNTED_WORDS, EXTRA_PLURAL_WORDS, key } from "../model/types/message-keys.ts";
import { withElision } from "./elision.ts";
import { expandPattern } from "./expand-pattern.ts";
import { patternKey } from "./label-slots.ts";
import type { EntityNoun, LanguageLabels } from "./language-labels.ts";
import type { RequiredText } from "./required-text.ts";

/** `count_few` is the word "count" in the category "few"; a word without suffix is in the category "other". */
export function splitPlural(word: string): { readonly base: string; readonly category: PluralCategory } {
  const [, base = word, suffix] = /^(.*)_(\w+)$/.exec(word) ?? [];
  const category = PLURAL_CATEGORIES.find((known) => known === suffix);
  return category === undefined ? { base: word, category: "other" } : { base, category };
}

/**
 * The texts that a language needs, of texts with the plural forms of English: `count_one` only in languages with a
 * singular, and `count_few` and so on in languages with these forms.
 */
export function inPluralsOf<Text extends RequiredText>(language: string, texts: readonly Text[]): readonly Text[] {
  const categories = pluralCategories(language).filter((category) => category !== "other");
  const keys = new Set(texts.map(({ key: name }) => name));
  // A field may be called `step_one`.
  const isCount = ({ key: name, path, vocabulary }: RequiredText) =>
    name.endsWith("_one") &&
    keys.has(name.replace(/_one$/, "")) &&
    (vocabulary === "FrameworkTexts" || ["texts", "units", "entity"].includes(path[0] ?? ""));
  return texts.flatMap((text) => {
    if (!isCount(text)) {
      return [text];
    }
    const withSuffix = (name: string, category: string) => name.replace(/(^|_)one$/, `$1${category}`);
    return categories.map((category) => ({
      ...text,
      key: withSuffix(text.key, category),
      path: [...text.path.slice(0, -1), withSuffix(text.path.at(-1) ?? "", category)],
    }));
  });
}

/**
 * The pattern of a word about entities: its own, or the one without suffix if that has `{counted}` in place of the
 * name, and so serves all plural categories.
 */
export function patternOf(word: string, { patterns }: Pick<LanguageLabels, "patterns">): string | undefined {
  const { base } = splitPlural(word);
  const plain = patterns.texts.get(patternKey("entity", base));
  const own = patterns.texts.get(patternKey("entity", word));
  return own ?? (plain !== undefined && isCounted(plain) ? plain : undefined);
}

const isCounted = (pattern: string) => /\{counted\}/i.test(pattern);

/** The text of a word about an entity, from the language's patterns. Null if the pattern or a form of the name is missing. */
export function entityText(word: string, noun: EntityNoun, labels: LanguageLabels): string | null {
  const pattern = patternOf(word, labels);
  const counted = countedForm(noun, splitPlural(word).category);
  const text = pattern === undefined ? null : expandPattern(pattern, { ...noun, counted }, labels.patterns.genders);
  return text && withElision(text, labels.language);
}

function countedForm({ forms, one, many }: EntityNoun, category: PluralCategory): string | null {
  return forms.get(category) ?? (category === "one" ? one : category === "other" ? many : null);
}

/**
 * The plural categories in which an entity states its name after a number: those whose patterns use it, except where
 * `one` and `many` are these forms.
 */
export function statedForms(labels: LanguageLabels): readonly PluralCategory[] {
  const everyday = [...everydayCounts(labels.language).keys()];
  const isSimple = everyday.every((category) => category === "one" || category === "other");
  return everyday.filter(
    (category) =>
      !isSimple &&
      category !== "one" &&
      COUNTED_WORDS.some((word) =>
        isCounted(patternOf(category === "other" ? word : `${word}_${category}`, labels) ?? ""),
      ),
  );
}

/** Texts in plural categories of rare counts, such as millions, from patterns that a language has for them. */
export function pluralTexts(
  { entities }: ConsoleModel,
  labels: LanguageLabels,
): readonly (readonly [key: string, text: string])[] {
  const rare = EXTRA_PLURAL_WORDS.filter((word) => labels.patterns.texts.has(patternKey("entity", word)));
  return entities
    .filter(({ screens }) => screens.length > 0)
    .flatMap(({ names: { name } }) =>
      rare.flatMap((word) => {
        const noun = labels.nouns.get(name);
        const text = noun === undefined ? null : entityText(word, noun, labels);
        return text === null ? [] : [[key.entity(name, word), text] as const];
      }),
    );
}
