import type { ConsoleModel, EntityModel, FieldModel } from "../model/types/console-model.ts";
import { withParts } from "../model/types/message-keys.ts";

/** Texts of forms and show pages that lists do not use. */
const DEFERRED_PARTS = ["help", "section", "rule"];

/**
 * True if lists do not need the text, so that it can be loaded later. This includes texts of entities that no generated
 * screen shows, of enumerations that only such entities use, texts of forms and show pages, and the product's own texts
 * that are not about an entity with a list: `product.tokenTool.title`, but not `product.plan.payers`.
 */
export function deferredTexts(model: ConsoleModel): (key: string) => boolean {
  const shown = shownEntities(model);
  const enums = new Set(
    [...shown].flatMap(fieldsOf).flatMap(({ enumeration }) => (enumeration === null ? [] : [enumeration.name])),
  );
  const laterEntities = new Set(model.entities.filter((entity) => !shown.has(entity)).map(({ names }) => names.name));
  const laterEnums = new Set(model.enums.filter(({ name }) => !enums.has(name)).map(({ name }) => name));
  const listed = new Set(
    model.entities.filter(({ screens }) => screens.includes("list")).map(({ names }) => names.name),
  );
  const isLater: { readonly [kind: string]: (name: string, part: string) => boolean } = {
    entity: (name, part) => laterEntities.has(name) || DEFERRED_PARTS.includes(part),
    enum: (name) => laterEnums.has(name),
    product: (name, part) => part !== "" && !listed.has(name),
  };
  return (key) => {
    const [kind = "", name = "", part = ""] = key.split(".", 3);
    return isLater[kind]?.(name, part) ?? false;
  };
}

/** Entities with screens or action inputs, entities that they reference, and entities that these embed. */
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
