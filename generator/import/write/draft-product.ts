import { toPascal } from "../../model/naming/names.ts";
import type { WireRules } from "../../model/naming/wire-model.ts";
import type { ForeignEntity, ForeignModel, ForeignType, Note } from "../foreign-model.ts";
import type { Draft, DraftType, Simplifications } from "./draft.ts";
import { EntityFields, enumKey } from "./draft-fields.ts";
import { type EntityName, NameScope, nameEntity, toIdentifierName } from "./names.ts";
import { RelationTargets } from "./relation-targets.ts";
import { chooseRules } from "./wire-rules.ts";

export interface NamedForeign {
  readonly foreign: ForeignEntity;
  readonly names: EntityName;
}

/** Names all entities of a source. Entities of the same name get the segment of the path before it. */
export function nameEntities(entities: readonly ForeignEntity[], taken: readonly string[]): readonly NamedForeign[] {
  const scope = new NameScope();
  for (const name of taken) {
    scope.take(name);
  }
  const names = new Map<ForeignEntity, EntityName>();
  // Entities with all calls and short paths keep their plain names.
  for (const foreign of [...entities].sort((a, b) => rankOf(a) - rankOf(b))) {
    const segments = (foreign.path ?? "").split("/").filter((segment) => segment !== "");
    names.set(foreign, nameEntity(foreign.name, segments.at(-2) ?? "", scope));
  }
  return entities.flatMap((foreign) => {
    const own = names.get(foreign);
    return own === undefined ? [] : [{ foreign, names: own }];
  });
}

function rankOf({ path, operations }: ForeignEntity): number {
  const isWhole = operations.includes("list") && operations.includes("get");
  return (path ?? "").split("/").length * 10 - (isWhole ? 100 : 0) - operations.length;
}

interface DraftParts {
  readonly model: ForeignModel;
  readonly chosen: readonly NamedForeign[];
  /** The rules of an existing product; null for a new one. */
  readonly rules: WireRules | null;
  /** Names of types that the product has already. */
  readonly takenTypes: readonly string[];
  /** Names of types in its file of shared enumerations, which a draft with such enumerations replaces. */
  readonly enumTypes: readonly string[];
  readonly simplifications: Simplifications;
}

/** Decides how the chosen entities are written. */
export function draftProduct({ model, chosen, rules, takenTypes, enumTypes, simplifications }: DraftParts): Draft {
  const notes: Note[] = [];
  const kept = chosen.filter(({ names }) => (simplifications.entities.get(names.name) ?? 0) < 3);
  const foreign = kept.map((each) => each.foreign);
  const own = rules ?? chooseRules(foreign);
  const types = new NameScope();
  for (const type of [...takenTypes, ...kept.map(({ names }) => names.type)]) {
    types.take(type);
  }
  const { enums, byKey } = draftEnums(foreign, types);
  for (const type of enums.length === 0 ? enumTypes : []) {
    types.take(type);
  }
  const shared = {
    rules: own,
    targets: new RelationTargets(kept),
    enums: byKey,
    types,
    simplifications,
    hasBackend: model.dialect !== null,
    note: (note: Note) => {
      notes.push(note);
    },
  };
  const entities = kept.map(({ foreign: entity, names }) => new EntityFields(names, shared).draft(entity));
  for (const { names, foreign: entity } of entities.filter(({ foreign: { idName } }) => idName === null)) {
    notes.push({
      kind: "unknown",
      about: names.name,
      text: "no field identifies its records; the spec has `id`",
      at: entity.at,
    });
  }
  return { title: model.title, entities, enums, rules: own, model, notes };
}

/** Enumerations with a name that several entities use are written once. */
function draftEnums(
  entities: readonly ForeignEntity[],
  types: NameScope,
): { readonly enums: readonly DraftType[]; readonly byKey: ReadonlyMap<string, string> } {
  const uses = new Map<
    string,
    { readonly name: string; readonly values: readonly string[]; readonly by: Set<string> }
  >();
  for (const { key, fields } of entities) {
    for (const { name, values } of fields.flatMap(({ type }) => choicesIn(type))) {
      if (name !== undefined) {
        const use = uses.get(enumKey(name, values)) ?? { name, values, by: new Set<string>() };
        use.by.add(key);
        uses.set(enumKey(name, values), use);
      }
    }
  }
  const shared = [...uses].filter(([, { by }]) => by.size > 1);
  const named = shared.map(([key, { name, values }]) => ({
    key,
    type: { name: types.take(toPascal(toIdentifierName(name, "choice"))), kind: "enum" as const, values },
  }));
  return { enums: named.map(({ type }) => type), byKey: new Map(named.map(({ key, type }) => [key, type.name])) };
}

function choicesIn(type: ForeignType): readonly (ForeignType & { readonly kind: "choice" })[] {
  switch (type.kind) {
    case "choice":
      return [type];
    case "list":
      return choicesIn(type.of);
    case "object":
      return type.fields.flatMap((field) => choicesIn(field.type));
    default:
      return [];
  }
}
