import type { ConsoleModel } from "../model/console-model.ts";
import { ENTITY_WORDS, key, type WantedText, wantedTexts } from "../model/message-keys.ts";
import type { LabelVocabulary } from "../read/label-source.ts";
import { nounKey, patternKey } from "./label-slots.ts";
import type { LanguageLabels } from "./language-labels.ts";
import { PATTERN_FIELDS } from "./resolve-text.ts";

/** A text, or part of a text, that comes from the label files or from a language's patterns. */
export interface RequiredText extends WantedText {
  readonly vocabulary: LabelVocabulary;
}

/**
 * All texts of a language: those of the spec, the product's own, and the framework's if it does not have the language.
 */
export function requiredTexts(
  model: ConsoleModel,
  { ownKeys, frameworkKeys }: { readonly ownKeys: readonly string[]; readonly frameworkKeys: readonly string[] },
): readonly RequiredText[] {
  return [
    ...ownKeys.map((name) => ({
      key: name,
      entity: null,
      path: pathOfOwn(name),
      vocabulary: "ProductLabels" as const,
    })),
    ...wantedTexts(model).map((text) => ({ ...text, vocabulary: vocabularyOf(text) })),
    ...frameworkKeys.map((name) => ({ key: name, entity: null, path: [name], vocabulary: "FrameworkTexts" as const })),
  ];
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
export function missingParts({ texts, nouns, patterns }: LanguageLabels, model: ConsoleModel): readonly RequiredText[] {
  const patternNames = [
    ...ENTITY_WORDS.map((word) => ["entity", word] as const),
    ...PATTERN_FIELDS.map((field) => ["fields", field] as const),
    ...(["success", "failure"] as const).map((word) => ["action", word] as const),
  ];
  return [
    ...patternNames
      .filter(([part, word]) => !patterns.texts.has(patternKey(part, word)))
      .map(([part, word]) => ({
        key: patternKey(part, word),
        entity: null,
        path: [part, word],
        vocabulary: "LanguagePatterns" as const,
      })),
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

const PARTS = ["one", "many", "gender"] as const;
