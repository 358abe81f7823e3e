import type { ConsoleModel } from "../model/console-model.ts";
import { key } from "../model/message-keys.ts";
import type { LanguageLabels } from "./language-labels.ts";

/** The name of a value, as the entity that shows it makes it. */
interface ShownValue {
  readonly entity: string;
  /** Of the name by itself. */
  readonly plainKey: string;
  /** Of the name as it agrees with the entity. */
  readonly key: string;
}

/** Every value of every enumeration, with each of the entities that show it. */
function shownValues({ entities }: ConsoleModel): readonly ShownValue[] {
  return entities.flatMap(({ names: { name }, fields }) => {
    const enums = new Map(
      fields.flatMap(({ enumeration }) => (enumeration === null ? [] : [[enumeration.name, enumeration]])),
    );
    return [...enums.values()].flatMap((enumeration) =>
      enumeration.values.map((value) => ({
        entity: name,
        plainKey: key.enumValue(enumeration.name, value),
        key: key.agreeingValue(name, enumeration.name, value),
      })),
    );
  });
}

/** The names that differ, in some language, from the name by itself: an entity's screens say those instead. */
export function agreeingKeys(model: ConsoleModel, all: readonly LanguageLabels[]): ReadonlySet<string> {
  const differing = shownValues(model).filter((shown) =>
    all.some((labels) => {
      const plain = labels.texts.get(shown.plainKey)?.text;
      return plain !== undefined && textOf(shown, labels) !== plain;
    }),
  );
  return new Set(differing.map((shown) => shown.key));
}

/** Those names in one language; where nothing agrees, they are the names by themselves. */
export function agreeingTexts(
  model: ConsoleModel,
  agreeing: ReadonlySet<string>,
  labels: LanguageLabels,
): readonly (readonly [key: string, text: string])[] {
  return shownValues(model)
    .filter((shown) => agreeing.has(shown.key))
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
