import type { ConsoleModel } from "../model/console-model.ts";
import { EXTRA_PLURAL_WORDS, key } from "../model/message-keys.ts";
import { expandPattern } from "./expand-pattern.ts";
import { patternKey } from "./label-slots.ts";
import type { LanguageLabels } from "./language-labels.ts";

/** Creates additional plural forms (besides `one` and `other`) from the patterns of languages that have them. */
export function pluralTexts(
  { entities }: ConsoleModel,
  { nouns, patterns }: LanguageLabels,
): readonly (readonly [key: string, text: string])[] {
  const rare = EXTRA_PLURAL_WORDS.flatMap((word) => {
    const pattern = patterns.texts.get(patternKey("entity", word));
    return pattern === undefined ? [] : [{ word, pattern }];
  });
  return entities
    .filter(({ screens }) => screens.length > 0)
    .flatMap(({ names: { name } }) =>
      rare.flatMap(({ word, pattern }) => {
        const noun = nouns.get(name);
        const text = noun === undefined ? null : expandPattern(pattern, noun, patterns.genders);
        return text === null ? [] : [[key.entity(name, word), text] as const];
      }),
    );
}
