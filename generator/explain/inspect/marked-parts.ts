import type { InspectedElement, InspectedMark } from "../../../src/contract/inspection.ts";
import type { EntityModel } from "../../model/types/console-model.ts";
import type { SpecFacts } from "./spec-facts.ts";
import { fieldPart, type SpecPart, toSpecPart } from "./subjects.ts";
import { keyOfText } from "./text-keys.ts";

/** A part of the spec, and the message key that led to it. */
export interface MarkedPart {
  readonly part: SpecPart;
  readonly key: string | null;
}

/** The parts of the spec that the marks of an element refer to, the nearest first. */
export function* partsOf({ marks, path }: InspectedElement, facts: SpecFacts): Iterable<MarkedPart> {
  for (const [index, mark] of marks.entries()) {
    const around = marks.slice(index);
    const entity = entityAround(around, facts);
    const found = toMarkedPart(mark, { around, entity }, facts);
    yield* found === null ? [] : [found];
    const meant = found?.part.type === "framework" ? operationPart(found.part.name, entity, path) : null;
    yield* meant === null ? [] : [{ part: meant, key: null }];
  }
}

interface Surroundings {
  /** The mark itself, and those around it. */
  readonly around: readonly InspectedMark[];
  readonly entity: EntityModel | null;
}

function toMarkedPart(mark: InspectedMark, { around, entity }: Surroundings, facts: SpecFacts): MarkedPart | null {
  if ("key" in mark || "text" in mark) {
    const key = "key" in mark ? mark.key : keyOfText(mark.text, prefixesAround(around, entity, facts), facts);
    const part = key === null ? null : toSpecPart(key, facts.model);
    return part === null ? null : { part, key };
  }
  if (entity === null) {
    return null;
  }
  const part = "field" in mark ? fieldPart(entity, mark.field) : { type: "entity" as const, entity, word: "" };
  return part === null ? null : { part, key: null };
}

/** Texts of the framework's buttons for an operation: `crud.action.edit`. */
const OPERATION_WORDS = ["create", "edit", "delete", "archive", "show"];

/** The operation that a button with a text of the framework runs. */
function operationPart(key: string, entity: EntityModel | null, path: string): SpecPart | null {
  const last = key.split(".").at(-1) ?? "";
  const save = path === entity?.routes.create ? "create" : "edit";
  const word = last === "save" ? save : last;
  return entity === null || !OPERATION_WORDS.includes(word) ? null : { type: "entity", entity, word };
}

function entityAround(marks: readonly InspectedMark[], { model }: SpecFacts): EntityModel | null {
  const mark = marks.find((each) => "entity" in each);
  const name = mark !== undefined && "entity" in mark ? mark.entity : null;
  return model.entities.find(({ names }) => names.name === name) ?? null;
}

/** Key prefixes of the surroundings of a text: of the parts of a field, then of the entity. */
function prefixesAround(
  marks: readonly InspectedMark[],
  entity: EntityModel | null,
  { model }: SpecFacts,
): readonly string[] {
  const end = marks.findIndex((mark) => "entity" in mark);
  const fields = marks.slice(0, end < 0 ? marks.length : end).flatMap((mark) => {
    const part = "key" in mark ? toSpecPart(mark.key, model) : null;
    return part?.type === "field" && "key" in mark ? [{ key: mark.key, embeds: part.field.embeds }] : [];
  });
  return [
    ...fields.flatMap(({ key, embeds }) => [...(embeds === null ? [] : [`entity.${embeds}.`]), `${key}.`]),
    ...(entity === null ? [] : [`entity.${entity.names.name}.`]),
  ];
}
