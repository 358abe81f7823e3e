import type { ConsoleModel } from "../model/types/console-model.ts";
import { key } from "../model/types/message-keys.ts";
import type { LanguageLabels } from "./language-labels.ts";

/** The label of an enumeration value as shown by one entity. */
interface ShownValue {
  readonly entity: string;
  /** Key of the label for any gender. */
  readonly plainKey: string;
  /** Key of the label in the gender of the entity. */
  readonly key: string;
}

/** Every enumeration value, combined with each entity that shows it. */
function shownValues({ entities }: ConsoleModel): readonly ShownValue[] {
  return entities.flatMap(({ names: { name }, fields }) => {
    const enums = new Map(
      fields.flatMap(({ enumeration }) => (enumeration === null ? [] : [[enumeration.name, enumeration]])),
    );
    return [...enums.values()].flatMap((enumeration) =>
      enumeration.values.map((value) => ({
        entity: name,
        plainKey: key.enumValue(enumeration.name, value),
        key: key.genderedValue(name, enumeration.name, value),
      })),
    );
  });
}

/** Keys of labels that differ from the plain label in at least one language. Screens of the entity use them. */
export function genderedKeys(model: ConsoleModel, all: readonly LanguageLabels[]): ReadonlySet<string> {
  const differing = shownValues(model).filter((shown) =>
    all.some((labels) => {
      const plain = labels.texts.get(shown.plainKey)?.text;
      return plain !== undefined && textOf(shown, labels) !== plain;
    }),
  );
  return new Set(differing.map((shown) => shown.key));
}

/** The gendered labels in one language; the plain label without a gendered form. */
export function genderedTexts(
  model: ConsoleModel,
  gendered: ReadonlySet<string>,
  labels: LanguageLabels,
): readonly (readonly [key: string, text: string])[] {
  return shownValues(model)
    .filter((shown) => gendered.has(shown.key))
    .flatMap((shown) => {
      const text = textOf(shown, labels);
      return text === null ? [] : [[shown.key, text] as const];
    });
}

function textOf({ entity, plainKey }: ShownValue, { texts, nouns }: LanguageLabels): string | null {
  const stated = texts.get(plainKey);
  const gender = nouns.get(entity)?.gender ?? null;
  return (gender === null ? undefined : stated?.forms?.[gender]) ?? stated?.text ?? null;
}
