import { toNames } from "../model/naming/names.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "../model/types/console-model.ts";

/** An entity-relationship diagram for Mermaid. It contains only names, no other text of the spec. */
export interface Diagram {
  readonly entities: readonly {
    readonly type: string;
    readonly fields: readonly { readonly type: string; readonly name: string; readonly key: string }[];
  }[];
  /** `"Ticket" }o--o{ "Member" : "members"`. */
  readonly links: readonly string[];
}

/** Lists all entities with their fields, and a link for each relation. */
export function toDiagram({ entities }: ConsoleModel): Diagram {
  return {
    entities: entities.map((entity) => ({
      type: entity.names.type,
      fields: entity.fields.map((field) => ({ type: typeOf(field), name: field.name, key: keyOf(entity, field) })),
    })),
    links: entities.flatMap(linksOf),
  };
}

function typeOf(field: FieldModel): string {
  if (field.relation !== null) {
    return field.relation.many ? "id[]" : "id";
  }
  if (field.embeds !== null) {
    return `${toNames(field.embeds).type}[]`;
  }
  return field.enumeration?.typeName ?? (field.kind === "texts" ? "text[]" : field.kind);
}

function keyOf({ unique }: EntityModel, { name, relation }: FieldModel): string {
  if (name === "id") {
    return " PK";
  }
  if (relation !== null) {
    return " FK";
  }
  return unique.includes(name) ? " UK" : "";
}

function linksOf(entity: EntityModel): readonly string[] {
  const { type } = entity.names;
  const toFields = entity.fields.flatMap(({ name, relation, embeds, required }) => {
    if (relation !== null) {
      return [link(type, `}o--${endOf(relation.many, required)}`, { to: relation.to, label: name })];
    }
    return embeds === null ? [] : [link(type, "||--o{", { to: embeds, label: name })];
  });
  return entity.creates === null
    ? toFields
    : [...toFields, link(type, "||..o{", { to: entity.creates, label: "creates" })];
}

function endOf(many: boolean, required: boolean): string {
  if (many) {
    return "o{";
  }
  return required ? "||" : "o|";
}

function link(from: string, line: string, { to, label }: { readonly to: string; readonly label: string }): string {
  return `"${from}" ${line} "${toNames(to).type}" : "${label}"`;
}
