import { type ConsoleModel, entityNamed } from "../model/console-model.ts";
import { key, type WantedText } from "../model/message-keys.ts";
import { partAt } from "../model/parts.ts";
import { languageLabel } from "../model/translated-texts.ts";
import { expandPattern, type Noun } from "./expand-pattern.ts";
import { patternKey } from "./label-slots.ts";
import type { LanguageLabels } from "./language-labels.ts";
import { enUs } from "./patterns/en-us.ts";

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
  const noun: Noun = labels.nouns.get(entity) ?? { one: null, many: null, gender: null };
  const named = label === null ? noun : { ...noun, label: labels.texts.get(label)?.text ?? null };
  const text = labels.patterns.texts.get(name);
  return {
    text: text === undefined ? null : expandPattern(text, named, labels.patterns.genders),
    needsLabel: false,
  };
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
