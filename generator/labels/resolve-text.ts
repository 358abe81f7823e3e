import { languageLabel } from "../model/fields/translated-texts.ts";
import { type ConsoleModel, entityNamed } from "../model/types/console-model.ts";
import { key, type WantedText } from "../model/types/message-keys.ts";
import { partAt } from "../model/types/parts.ts";
import { withElision } from "./elision.ts";
import { expandPattern, type Noun } from "./expand-pattern.ts";
import { patternKey } from "./label-slots.ts";
import type { EntityNoun, LanguageLabels } from "./language-labels.ts";
import { enUs } from "./patterns/en-us.ts";
import { entityText, splitPlural } from "./plural-texts.ts";

/** The text of a message key in one language. */
export interface Resolution {
  /** Null if the text is missing, or if its pattern or name is missing. */
  readonly text: string | null;
  /** True if it is missing and only a label file can provide it. */
  readonly needsLabel: boolean;
}

/** Fields that have a pattern in every language. */
export const PATTERN_FIELDS: readonly string[] = Object.keys(enUs.fields);

/** The text from the label files, or else from the language's patterns. */
export function resolveText(wanted: WantedText, labels: LanguageLabels, model: ConsoleModel): Resolution {
  const stated = labels.texts.get(wanted.key);
  if (stated !== undefined) {
    return { text: stated.text, needsLabel: false };
  }
  const [part, path = ""] = wanted.path;
  if (part === "parts" && wanted.entity !== null) {
    return { text: partText(wanted.entity, path, { labels, model }), needsLabel: false };
  }
  const language = part === "fields" ? languageText(wanted.entity, path, { labels, model }) : null;
  if (language !== null) {
    return { text: language, needsLabel: false };
  }
  const pattern = patternFor(wanted, model);
  if (pattern === null) {
    return { text: null, needsLabel: true };
  }
  const { entity, label = null, name } = pattern;
  const noun = labels.nouns.get(entity) ?? NAMELESS;
  if (part === "texts") {
    return isStatedInPart(wanted, labels)
      ? { text: null, needsLabel: true }
      : { text: entityText(path, noun, labels), needsLabel: false };
  }
  const named = label === null ? noun : { ...noun, label: labels.texts.get(label)?.text ?? null };
  return { text: patternText(name, named, labels), needsLabel: false };
}

const NAMELESS: EntityNoun = { one: null, many: null, gender: null, forms: new Map() };

/**
 * True if the labels replace a text with a count, but not its form in this plural category. The pattern's form would not
 * fit the others. A singular may come from the pattern, as in languages without further categories.
 */
function isStatedInPart({ key: name }: WantedText, { texts }: LanguageLabels): boolean {
  const { base, category } = splitPlural(name);
  return category !== "one" && category !== "other" && texts.has(base);
}

/** The text that a pattern makes from a name. Null if the pattern or a part of the name is missing. */
function patternText(name: string, noun: Noun, { patterns, language }: LanguageLabels): string | null {
  const pattern = patterns.texts.get(name);
  const text = pattern === undefined ? null : expandPattern(pattern, noun, patterns.genders);
  return text && withElision(text, language);
}

interface Setting {
  readonly labels: LanguageLabels;
  readonly model: ConsoleModel;
}

/** Label of a field inside an object: "Address: City". Null if one of the labels is missing. */
function partText(entity: string, path: string, setting: Setting): string | null {
  const names = path.split(".").map((_, index, all) => all.slice(0, index + 1).join("."));
  const { texts } = setting.labels;
  const words = names.map((name) => texts.get(key.field(entity, name))?.text ?? languageText(entity, name, setting));
  return words.includes(null) ? null : words.join(": ");
}

/** Label of a language in a translated text: "Portuguese". Null for other fields. */
function languageText(entity: string | null, path: string, { labels, model }: Setting): string | null {
  const cut = path.lastIndexOf(".");
  const whole = entity === null || cut < 0 ? undefined : partAt(entityNamed(model, entity).fields, path.slice(0, cut));
  return whole?.isTranslated === true
    ? languageLabel(path.slice(cut + 1), { of: labels.language, among: model.product.languages })
    : null;
}

interface PatternUse {
  /** Key of the pattern. */
  readonly name: string;
  /** The entity in the text. */
  readonly entity: string;
  /** Key of the action's label. */
  readonly label?: string;
}

/** The pattern for a text; null if label files must provide it. */
function patternFor({ entity, path }: WantedText, model: ConsoleModel): PatternUse | null {
  const [part = "", word = "", said = ""] = path;
  if (entity !== null && part === "texts") {
    return { name: patternKey("entity", word), entity };
  }
  if (entity !== null && part === "fields" && PATTERN_FIELDS.includes(word)) {
    return { name: patternKey("fields", word), entity };
  }
  if (entity !== null && part === "actions" && (said === "success" || said === "failure")) {
    return { name: patternKey("action", said), entity, label: key.action(entity, word) };
  }
  const entry = part === "menu" ? model.menu.find(({ name }) => name === word) : undefined;
  return entry?.entity === undefined
    ? null
    : { name: patternKey("entity", "many"), entity: entityNamed(model, entry.entity).names.name };
}
