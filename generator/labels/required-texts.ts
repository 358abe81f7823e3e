import type { ConsoleModel } from "../model/types/console-model.ts";
import { ENTITY_WORDS, key, type WantedText, wantedTexts } from "../model/types/message-keys.ts";
import type { LabelVocabulary } from "../read/label-source.ts";
import { nounKey, patternKey } from "./label-slots.ts";
import type { LanguageLabels } from "./language-labels.ts";
import { inPluralsOf, patternOf, statedForms } from "./plural-texts.ts";
import type { RequiredText } from "./required-text.ts";
import { PATTERN_FIELDS } from "./resolve-text.ts";

/**
 * All texts of a language: those of the spec, the product's own, and the framework's if it does not have the language.
 */
export function requiredTexts(
  model: ConsoleModel,
  { language, ownKeys, frameworkKeys }: RequiredBy,
): readonly RequiredText[] {
  return inPluralsOf(language, [
    ...ownKeys.map((name) => ({
      key: name,
      entity: null,
      path: pathOfOwn(name),
      vocabulary: "ProductLabels" as const,
    })),
    ...wantedTexts(model).map((text) => ({ ...text, vocabulary: vocabularyOf(text) })),
    ...frameworkKeys.map((name) => ({ key: name, entity: null, path: [name], vocabulary: "FrameworkTexts" as const })),
  ]);
}

/** A language, and the keys that the spec does not know. */
interface RequiredBy {
  readonly language: string;
  /** The product's own texts. */
  readonly ownKeys: readonly string[];
  /** The framework's texts, if the framework does not have the language. */
  readonly frameworkKeys: readonly string[];
}

function vocabularyOf({ entity }: WantedText): LabelVocabulary {
  return entity === null ? "ProductLabels" : "EntityLabels";
}

/** The label path of a product text: `product.shelfMark.title` is `texts["shelfMark.title"]`. */
function pathOfOwn(name: string): readonly string[] {
  const own = name.slice(key.product("").length);
  return own === "name" ? [own] : ["texts", own];
}

/** Missing parts of entity names and missing patterns. Texts made from them cannot be created yet. */
export function missingParts(labels: LanguageLabels, model: ConsoleModel): readonly RequiredText[] {
  const { texts, nouns, patterns } = labels;
  const forms = statedForms(labels);
  return [
    ...missingPatterns(labels),
    ...model.entities
      .filter(({ names, screens }) => screens.length > 0 && nouns.has(names.name))
      .flatMap(({ names: { name } }) =>
        forms
          .filter((category) => !texts.has(nounKey(name, `counted.${category}`)))
          .map((category) => ({
            key: key.entity(name, `counted.${category}`),
            entity: name,
            path: ["counted", category],
            vocabulary: "EntityLabels" as const,
          })),
      ),
    ...model.entities.flatMap(({ names: { name } }) => {
      const isNamed = nouns.get(name)?.one !== null;
      // A name without its gender is reported as a mistake elsewhere.
      const parts = patterns.genders.length === 0 || isNamed ? (["one", "many"] as const) : PARTS;
      return parts
        .filter((part) => !texts.has(nounKey(name, part)))
        .map((part) => ({
          key: key.entity(name, part),
          entity: name,
          path: [part],
          vocabulary: "EntityLabels" as const,
        }));
    }),
  ];
}

function missingPatterns(labels: LanguageLabels): readonly RequiredText[] {
  const toPattern = (part: "entity" | "fields" | "action", word: string) => ({
    key: patternKey(part, word),
    entity: null,
    path: [part, word],
    vocabulary: "LanguagePatterns" as const,
  });
  const words = inPluralsOf(
    labels.language,
    ENTITY_WORDS.map((word) => toPattern("entity", word)),
  );
  const others = [
    ...PATTERN_FIELDS.map((field) => toPattern("fields", field)),
    ...(["success", "failure"] as const).map((word) => toPattern("action", word)),
  ];
  return [
    ...words.filter(({ path }) => patternOf(path.at(-1) ?? "", labels) === undefined),
    ...others.filter(({ key: name }) => !labels.patterns.texts.has(name)),
  ];
}

const PARTS = ["one", "many", "gender"] as const;
