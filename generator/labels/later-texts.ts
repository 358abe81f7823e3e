import type { ConsoleModel, EntityModel, FieldModel } from "../model/console-model.ts";
import { withParts } from "../model/message-keys.ts";

/**
 * Whether a text is about what no generated screen shows: an entity without screens that no shown entity holds or names,
 * or an enumeration that only such entities have. A page can be drawn before those texts are there.
 */
export function laterTexts(model: ConsoleModel): (key: string) => boolean {
  const shown = shownEntities(model);
  const enums = new Set(
    [...shown].flatMap(fieldsOf).flatMap(({ enumeration }) => (enumeration === null ? [] : [enumeration.name])),
  );
  const laterEntities = new Set(model.entities.filter((entity) => !shown.has(entity)).map(({ names }) => names.name));
  const laterEnums = new Set(model.enums.filter(({ name }) => !enums.has(name)).map(({ name }) => name));
  return (key) => {
    const [kind, name = ""] = key.split(".", 2);
    return (kind === "entity" && laterEntities.has(name)) || (kind === "enum" && laterEnums.has(name));
  };
}

/** Those that have screens or are asked for by actions, those whose records they hold or name, and what those hold. */
function shownEntities({ entities }: ConsoleModel): ReadonlySet<EntityModel> {
  const byName = new Map(entities.map((entity) => [entity.names.name, entity]));
  const found = new Set<EntityModel>();
  const take = (entity: EntityModel | undefined) => {
    if (entity !== undefined && !found.has(entity)) {
      found.add(entity);
      for (const { embeds } of fieldsOf(entity)) {
        take(embeds === null ? undefined : byName.get(embeds));
      }
    }
  };
  for (const entity of entities.filter(({ screens, isInput }) => screens.length > 0 || isInput)) {
    take(entity);
    for (const { relation } of fieldsOf(entity)) {
      take(relation === null ? undefined : byName.get(relation.to));
    }
  }
  return found;
}

function fieldsOf({ fields }: EntityModel): readonly FieldModel[] {
  return fields.flatMap(withParts);
}
