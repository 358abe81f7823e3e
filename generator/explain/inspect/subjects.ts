import type { ConsoleModel, EntityModel, FieldModel } from "../../model/types/console-model.ts";
import { partAt } from "../../model/types/parts.ts";

/** A part of a spec that a page shows. */
export type SpecPart =
  | { readonly type: "field"; readonly entity: EntityModel; readonly field: FieldModel; readonly path: string }
  | { readonly type: "entity"; readonly entity: EntityModel; readonly word: string }
  | {
      readonly type: "section" | "action" | "rule" | "breakdown";
      readonly entity: EntityModel;
      readonly name: string;
    }
  | { readonly type: "enum"; readonly name: string; readonly value: string }
  | { readonly type: "unit" | "menu" | "product" | "framework"; readonly name: string };

/** The part of the spec that a message key belongs to; null if there is none. */
export function toSpecPart(key: string, model: ConsoleModel): SpecPart | null {
  const [head = "", ...rest] = key.split(".");
  const name = rest.join(".");
  switch (head) {
    case "entity":
      return entityPart(rest, model);
    case "enum":
      return { type: "enum", name: rest[0] ?? "", value: rest.slice(1).join(".") };
    case "unit":
      return { type: "unit", name: name.replace(/_\w+$/, "") };
    case "menu":
    case "product":
      return { type: head, name };
    default:
      return { type: "framework", name: key };
  }
}

function entityPart([name = "", part = "", ...rest]: readonly string[], model: ConsoleModel): SpecPart | null {
  const entity = model.entities.find(({ names }) => names.name === name);
  if (entity === undefined) {
    return null;
  }
  const inner = rest.join(".");
  switch (part) {
    case "field":
    case "part":
    case "help":
      return fieldPart(entity, inner);
    case "section":
    case "breakdown":
    case "rule":
      return { type: part, entity, name: inner };
    case "action":
      return { type: "action", entity, name: rest[0] ?? "" };
    case "enum":
      return { type: "enum", name: rest[0] ?? "", value: rest.slice(1).join(".") };
    default:
      return { type: "entity", entity, word: part.replace(/_\w+$/, "") };
  }
}

/** A field, or the nearest one that contains it: members of free objects have no field. */
export function fieldPart(entity: EntityModel, path: string): SpecPart | null {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("."), 0))) {
    const field = partAt(entity.fields, at);
    if (field !== undefined) {
      return { type: "field", entity, field, path: at };
    }
  }
  return null;
}

/** `ticket.code`, `ticket: action admit`, `menu: tickets`. */
export function nameOf(part: SpecPart): string {
  switch (part.type) {
    case "field":
      return `${part.entity.names.name}.${part.path}`;
    case "entity":
      return part.word === "" ? part.entity.names.name : `${part.entity.names.name}: ${part.word}`;
    case "section":
    case "action":
    case "rule":
    case "breakdown":
      return `${part.entity.names.name}: ${part.type} ${part.name}`;
    case "enum":
      return `${part.name}: ${part.value}`;
    default:
      return `${part.type}: ${part.name}`;
  }
}

/** The message key of the part's own text; null for an entity as a whole. */
export function keyOf(part: SpecPart): string | null {
  switch (part.type) {
    case "field":
      return `entity.${part.entity.names.name}.field.${part.path}`;
    case "entity":
      return part.word === "" ? null : `entity.${part.entity.names.name}.${part.word}`;
    case "section":
    case "action":
    case "rule":
    case "breakdown":
      return `entity.${part.entity.names.name}.${part.type}.${part.name}`;
    case "enum":
      return `enum.${part.name}.${part.value}`;
    case "framework":
      return part.name;
    default:
      return `${part.type}.${part.name}`;
  }
}
