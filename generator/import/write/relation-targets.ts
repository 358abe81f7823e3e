import { toCamel } from "../../model/naming/names.ts";
import type { ForeignEntity, ForeignField } from "../foreign-model.ts";
import type { EntityName } from "./names.ts";
import { singularName } from "./names.ts";
import { specName } from "./wire-rules.ts";

/** The entity that a field refers to. */
export interface RelationTarget extends Pick<EntityName, "name"> {
  /** One id, several ids, or the whole record. */
  readonly shape: "id" | "ids" | "record";
  /** Reason, if the source does not state the relation. */
  readonly guess: string | null;
}

interface NamedEntity {
  readonly foreign: ForeignEntity;
  readonly names: EntityName;
}

/** Finds entities by schema, key and name. */
export class RelationTargets {
  readonly #entities: readonly NamedEntity[];

  constructor(entities: readonly NamedEntity[]) {
    this.#entities = entities;
  }

  bySchema(schema: string | undefined): NamedEntity | undefined {
    return schema === undefined ? undefined : this.#entities.find(({ foreign }) => foreign.schema === schema);
  }

  byKey(key: string): NamedEntity | undefined {
    return this.#entities.find(({ foreign }) => foreign.key === key);
  }

  byName(name: string): NamedEntity | undefined {
    return this.#entities.find(({ names }) => names.name === name);
  }

  /** Id and simple fields of an entity, for a field that contains its records. */
  summaryOf(schema: string | undefined): readonly ForeignField[] {
    const { foreign } = this.bySchema(schema) ?? {};
    const fields = foreign?.fields ?? [];
    const id = fields.filter(({ name }) => name === foreign?.idName);
    const simple = fields.filter(({ name, type }) => name !== foreign?.idName && type.kind === "text");
    return [...id.map(toId), ...simple.slice(0, 7).map((field) => ({ ...field, required: false }))];
  }
}

function toId(field: ForeignField): ForeignField {
  return { ...field, type: { kind: "text", bounds: {} }, required: true, nullable: false };
}

/** The target of a field; null if it is not a relation, or if users could not choose a record. */
export function findTarget(field: ForeignField, targets: RelationTargets): RelationTarget | null {
  const { type } = field;
  const inner = type.kind === "list" ? type.of : type;
  if (inner.kind === "object") {
    const found = type.kind === "list" ? undefined : targets.bySchema(inner.schema);
    return toTarget(found, "record", null);
  }
  const isId = inner.kind === "text" ? inner.format === undefined : inner.kind === "number";
  const shape = type.kind === "list" ? "ids" : "id";
  if (field.to !== undefined) {
    return toTarget(targets.byKey(field.to), shape, null);
  }
  if (inner.kind === "text" && inner.schema !== undefined) {
    return toTarget(targets.bySchema(inner.schema), shape, null);
  }
  return isId ? guessTarget(field, { targets, shape, isInteger: inner.kind === "number" && inner.isInteger }) : null;
}

interface Guess {
  readonly targets: RelationTargets;
  readonly shape: "id" | "ids";
  readonly isInteger: boolean;
}

/** `categoryId`, `category_id`, `categoryIds`, and the integer `category`. `parentCategoryId` is a category, too. */
function guessTarget({ name }: ForeignField, { targets, shape, isInteger }: Guess): RelationTarget | null {
  const plain = specName(name);
  const [, base = null] = /^(.+?)(Id|Uuid|Ids|Uuids)$/.exec(plain) ?? [];
  const wanted = base ?? (isInteger ? (shape === "ids" ? singularName(plain) : plain) : null);
  if (wanted === null) {
    return null;
  }
  const endings = [...wanted.matchAll(/(?:^|(?=[A-Z]))/g)].map(({ index }) => toCamel(wanted.slice(index)));
  const found = endings.map((ending) => targets.byName(ending)).find((entity) => entity !== undefined);
  return toTarget(found, shape, `its name is "${name}"`);
}

function toTarget(
  entity: NamedEntity | undefined,
  shape: RelationTarget["shape"],
  guess: string | null,
): RelationTarget | null {
  if (entity === undefined) {
    return null;
  }
  const { operations } = entity.foreign;
  const hasRecord = operations.includes("get") && entity.foreign.idName !== null;
  const isUsable = operations.includes("list") && (shape !== "record" || hasRecord);
  return isUsable ? { name: entity.names.name, shape, guess } : null;
}
