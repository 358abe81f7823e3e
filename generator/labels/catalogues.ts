import { nearestLanguage } from "../../src/contract/nearest-language.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { during } from "../diagnostics/error-context.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { EXTRA_PLURALS, key } from "../model/types/message-keys.ts";
import type { LabelSource } from "../read/label-source.ts";
import { genderedKeys, genderedTexts } from "./gendered-texts.ts";
import { type LabelLocation, labelLocationOf } from "./label-location.ts";
import { type LanguageLabels, toLanguageLabels } from "./language-labels.ts";
import { pluralTexts } from "./plural-texts.ts";
import { proposalIn, withProposals } from "./proposed-texts.ts";
import type { LabelInput } from "./read-labels.ts";
import type { RequiredText } from "./required-text.ts";
import { missingParts, requiredTexts } from "./required-texts.ts";
import { type Resolution, resolveText } from "./resolve-text.ts";

/** A missing text and its location in the label files. */
export interface MissingText extends LabelLocation {
  readonly key: string;
  readonly language: string;
  /**
   * What the console shows until the text is written: words from the name, or the text of another language. Null for
   * sentences, and for texts of a complete language.
   */
  readonly proposal: string | null;
}

/** All texts of the product in one language. */
export interface LanguageCatalogue {
  readonly language: string;
  /** The nearest language that the framework has texts in; null if the product provides them. */
  readonly framework: string | null;
  /** Folder of its label files. */
  readonly folder: string;
  readonly texts: ReadonlyMap<string, string>;
  /** Texts that the label files lack, with or without a proposal. */
  readonly missing: readonly MissingText[];
}

/** The texts that result from a product's labels. */
export interface Catalogues {
  readonly languages: readonly LanguageCatalogue[];
  /** Keys of the product's own texts. */
  readonly ownKeys: readonly string[];
  /** Keys of enumeration labels that agree with an entity. */
  readonly gendered: ReadonlySet<string>;
}

/** For output that needs no labels. */
export const NO_CATALOGUES: Catalogues = { languages: [], ownKeys: [key.product("name")], gendered: new Set() };

/**
 * Creates the texts of the product's languages, or of the given ones. Throws a `SpecError` if a label belongs to an
 * unknown entity or field.
 */
export function toCatalogues(model: ConsoleModel, input: LabelInput, languages = model.product.languages): Catalogues {
  return during("the labels", () => readCatalogues(model, input, languages));
}

function readCatalogues(model: ConsoleModel, input: LabelInput, languages: readonly string[]): Catalogues {
  const { source, frameworkLanguages } = input;
  throwIfAny([...source.diagnostics, ...findStrayLabels(source, languages)]);
  const needsKeys =
    languages.some((language) => nearestLanguage(language, frameworkLanguages) === null) ||
    source.values.some(({ vocabulary }) => vocabulary === "FrameworkTexts");
  const frameworkKeys = needsKeys ? input.readFrameworkKeys() : [];
  const readings = languages.map((language) => toLanguageLabels(language, source, { model, frameworkKeys }));
  throwIfAny(readings.flatMap(({ diagnostics }) => diagnostics));
  const stated = readings.map(({ labels }) => labels);
  const common = { model, input, frameworkKeys, all: stated, ownKeys: ownKeysOf(stated) };
  const completed = stated.map((labels) => complete(labels, common));
  const gendered = genderedKeys(
    model,
    completed.map(({ labels }) => labels),
  );
  const setting = { ...common, gendered };
  return {
    languages: completed.map((language) => toCatalogue(language, setting)),
    ownKeys: setting.ownKeys,
    gendered,
  };
}

/** Reports label folders of languages that the product does not have. */
function findStrayLabels({ values }: LabelSource, languages: readonly string[]): readonly Diagnostic[] {
  const strays = values.filter(({ language }) => !languages.includes(language));
  return strays
    .filter(({ language }, index) => strays.findIndex((other) => other.language === language) === index)
    .map(({ at, name, language }) => ({
      at,
      path: name,
      message: `labels in "${language}", which the product does not speak`,
      hint: `"${language}" among the languages of schema/product.ts, or the folder's name right: ${languages.join(", ")}`,
    }));
}

/** Keys of the product's own texts in all languages; only some languages have additional plural forms. */
function ownKeysOf(all: readonly LanguageLabels[]): readonly string[] {
  const stated = all.flatMap(({ texts }) => [...texts.keys()].filter((name) => name.startsWith(key.product(""))));
  const keys = new Set([key.product("name"), ...stated]);
  return [...keys].filter((name) => !EXTRA_PLURALS.some((plural) => name.endsWith(`_${plural}`)));
}

interface Setting extends Pick<Catalogues, "ownKeys" | "gendered"> {
  readonly model: ConsoleModel;
  readonly input: LabelInput;
  readonly frameworkKeys: readonly string[];
  readonly all: readonly LanguageLabels[];
}

/** The labels of a language with proposals, their texts, and the texts that the label files lack. */
interface CompletedLabels extends Required {
  readonly labels: LanguageLabels;
}

interface Required {
  readonly resolved: readonly (RequiredText & Resolution)[];
  readonly missing: readonly RequiredText[];
}

/** Adds proposals for missing texts, unless the product lists the language as complete. */
function complete(labels: LanguageLabels, setting: Omit<Setting, "gendered">): CompletedLabels {
  const required = requiredLabels(labels, setting);
  if (required.missing.length === 0 || setting.model.product.completeLanguages.includes(labels.language)) {
    return { labels, ...required };
  }
  const proposed = withProposals(labels, required.missing, setting);
  return { labels: proposed, ...requiredLabels(proposed, setting), missing: required.missing };
}

/** The texts that a language needs, and those that its labels lack. */
function requiredLabels(
  labels: LanguageLabels,
  { model, input, ownKeys, frameworkKeys }: Omit<Setting, "gendered">,
): Required {
  const isOfFramework = nearestLanguage(labels.language, input.frameworkLanguages) !== null;
  const needed = requiredTexts(model, {
    language: labels.language,
    ownKeys,
    frameworkKeys: isOfFramework ? [] : frameworkKeys,
  });
  const resolved = needed.map((text) => ({ ...text, ...resolveText(text, labels, model) }));
  return { resolved, missing: [...missingParts(labels, model), ...resolved.filter(({ needsLabel }) => needsLabel)] };
}

function toCatalogue({ labels, resolved, missing }: CompletedLabels, setting: Setting): LanguageCatalogue {
  const { model, input, gendered, all } = setting;
  const { language } = labels;
  const folder = `${input.folder}/${language}`;
  return {
    language,
    framework: nearestLanguage(language, input.frameworkLanguages),
    folder,
    texts: new Map([
      ...resolved.flatMap(({ key: name, text }) => (text === null ? [] : [[name, text] as const])),
      ...pluralTexts(model, labels),
      ...labelTexts(labels),
      ...genderedTexts(model, gendered, labels),
    ]),
    missing: missing.map((text) => ({
      key: text.key,
      language,
      proposal: proposalIn(labels, text),
      ...labelLocationOf(text, labels, { model, folder, all }),
    })),
  };
}

/** Texts from label files. There may be more than required: additional plural forms, other framework texts. */
function labelTexts({ texts }: LanguageLabels): readonly (readonly [key: string, text: string])[] {
  return [...texts].filter(([name]) => !name.startsWith("noun.")).map(([name, { text }]) => [name, text]);
}
