import type { ConsoleModel } from "../model/console-model.ts";
import { ENTITY_WORDS, key, type WantedText, wantedTexts } from "../model/message-keys.ts";
import type { LabelVocabulary } from "../read/label-source.ts";
import { nounKey, patternKey } from "./label-slots.ts";
import type { LanguageLabels } from "./language-labels.ts";
import { PATTERN_FIELDS } from "./resolve-text.ts";

/** A text, or a part of one, that the label files of a language have to say, or its patterns have to make. */
export interface NeededText extends WantedText {
  readonly vocabulary: LabelVocabulary;
}

/** Every text of a language: those of the spec, the product's own, and the framework's where it lacks the language. */
export function neededTexts(
  model: ConsoleModel,
  { ownKeys, frameworkKeys }: { readonly ownKeys: readonly string[]; readonly frameworkKeys: readonly string[] },
): readonly NeededText[] {
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

/** `product.openingHours.title` is `texts["openingHours.title"]`; the name alone stands for itself. */
function pathOfOwn(name: string): readonly string[] {
  const own = name.slice(key.product("").length);
  return own === "name" ? [own] : ["texts", own];
}

/** The parts of entities' names, and the patterns, that a language has not got: all that is made of them waits. */
export function missingParts({ texts, nouns, patterns }: LanguageLabels, model: ConsoleModel): readonly NeededText[] {
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
      // A name without its gender is a mistake, said with its place.
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
