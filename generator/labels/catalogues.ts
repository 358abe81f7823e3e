import { throwIfAny } from "../diagnostics/spec-error.ts";
import type { ConsoleModel } from "../model/console-model.ts";
import { key, RARE_PLURALS } from "../model/message-keys.ts";
import type { LabelSource } from "../read/label-source.ts";
import { agreeingKeys, agreeingTexts } from "./agreeing-texts.ts";
import { homeOf, type LabelHome } from "./label-home.ts";
import { type LanguageLabels, toLanguageLabels } from "./language-labels.ts";
import { missingParts, neededTexts } from "./needed-texts.ts";
import { rareTexts } from "./rare-texts.ts";
import { resolveText } from "./resolve-text.ts";

/** A text that nobody has written yet, and where it belongs. */
export interface MissingText extends LabelHome {
  readonly key: string;
  readonly language: string;
}

/** Every text of the product in one language. */
export interface LanguageCatalogue {
  readonly language: string;
  /** The folder of its label files. */
  readonly folder: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly missing: readonly MissingText[];
}

/** The labels of a product, made into texts. */
export interface Catalogues {
  readonly languages: readonly LanguageCatalogue[];
  /** Keys of the product's own texts. */
  readonly ownKeys: readonly string[];
  /** Keys of the names of values that agree with the entity that shows them. */
  readonly agreeing: ReadonlySet<string>;
}

/** What the label files are read against. */
export interface LabelSettings {
  /** `src/product/labels`. */
  readonly folder: string;
  /** The first is the default; the last stands in where another lacks a text. */
  readonly languages: readonly string[];
  /** The languages that the framework speaks by itself. */
  readonly frameworkLanguages: readonly string[];
  /** The keys of the framework's own texts; none where it speaks every language of the product. */
  readonly frameworkKeys: readonly string[];
}

/** Makes the texts of every language. Throws a `SpecError` where a label is about nothing that the spec has. */
export function toCatalogues(model: ConsoleModel, source: LabelSource, settings: LabelSettings): Catalogues {
  throwIfAny(source.problems);
  const readings = settings.languages.map((language) =>
    toLanguageLabels(language, source, { model, frameworkKeys: settings.frameworkKeys }),
  );
  throwIfAny(readings.flatMap(({ problems }) => problems));
  const all = readings.map(({ labels }) => labels);
  const ownKeys = ownKeysOf(all);
  const agreeing = agreeingKeys(model, all);
  return {
    languages: all.map((labels) => toCatalogue(labels, { model, settings, ownKeys, agreeing, all })),
    ownKeys,
    agreeing,
  };
}

/** The product's own texts in any language; only some languages have the rare plurals. */
function ownKeysOf(all: readonly LanguageLabels[]): readonly string[] {
  const stated = all.flatMap(({ texts }) => [...texts.keys()].filter((name) => name.startsWith(key.product(""))));
  const keys = new Set([key.product("name"), ...stated]);
  return [...keys].filter((name) => !RARE_PLURALS.some((plural) => name.endsWith(`_${plural}`)));
}

interface Setting extends Pick<Catalogues, "ownKeys" | "agreeing"> {
  readonly model: ConsoleModel;
  readonly settings: LabelSettings;
  readonly all: readonly LanguageLabels[];
}

function toCatalogue(labels: LanguageLabels, { model, settings, ownKeys, agreeing, all }: Setting): LanguageCatalogue {
  const { language } = labels;
  const folder = `${settings.folder}/${language}`;
  const isOwn = settings.frameworkLanguages.includes(language);
  const needed = neededTexts(model, { ownKeys, frameworkKeys: isOwn ? [] : settings.frameworkKeys });
  const resolved = needed.map((text) => ({ ...text, ...resolveText(text, labels, model) }));
  const missing = [...missingParts(labels, model), ...resolved.filter(({ isToBeStated }) => isToBeStated)];
  return {
    language,
    folder,
    texts: new Map([
      ...resolved.flatMap(({ key: name, text }) => (text === null ? [] : [[name, text] as const])),
      ...rareTexts(model, labels),
      ...statedTexts(labels),
      ...agreeingTexts(model, agreeing, labels),
    ]),
    missing: missing.map((text) => ({ key: text.key, language, ...homeOf(text, labels, { model, folder, all }) })),
  };
}

/** What is stated departs from what is made, and may be more than is needed: rare plurals, other framework texts. */
function statedTexts({ texts }: LanguageLabels): readonly (readonly [key: string, text: string])[] {
  return [...texts].filter(([name]) => !name.startsWith("noun.")).map(([name, { text }]) => [name, text]);
}
