import type { Field } from "@mrleebo/prisma-ast";
import { attributeOf, keyNames, namesIn, type PrismaModel } from "./prisma-fields.ts";

/** The only field of a model's id, from `@id` or `@@id([name])`; null if there is none. */
export function idOf(model: PrismaModel): string | null {
  const own = fieldsOf(model).find((field) => attributeOf(field, "id") !== undefined);
  const [only = null, ...others] = keyNames(model);
  return own?.name ?? (others.length === 0 ? only : null);
}

/** The column of `@relation(fields: [authorId], references: [id])`, and its model. Relations need the id of a record. */
export function foreignKeysOf(field: Field, models: readonly PrismaModel[]): readonly (readonly [string, string])[] {
  const target = targetOf(field, models);
  const [column, ...others] = namesIn(attributeOf(field, "relation")?.args);
  return target !== undefined && column !== undefined && others.length === 0 && refersToId(field, target)
    ? [[column, target.name]]
    : [];
}

/** Why a relation cannot be part of the spec; null if it can, or if the other model has its column. */
export function lostRelation(field: Field, model: PrismaModel, models: readonly PrismaModel[]): string | null {
  const target = targetOf(field, models);
  const columns = namesIn(attributeOf(field, "relation")?.args);
  if (columns.length > 1) {
    return `left out: a relation by several fields (${columns.join(", ")})`;
  }
  if (target !== undefined && columns.length === 1 && !refersToId(field, target)) {
    return `no relation: "${columns[0] ?? ""}" is not the id of ${target.name}`;
  }
  return target !== undefined && isManyToMany(field, model, target)
    ? `left out: each side of its relation with ${target.name} has several records`
    : null;
}

function fieldsOf({ properties }: PrismaModel): readonly Field[] {
  return properties.filter((property) => property.type === "field");
}

function targetOf({ fieldType }: Field, models: readonly PrismaModel[]): PrismaModel | undefined {
  return models.find(({ name }) => name === fieldType);
}

function refersToId(field: Field, target: PrismaModel): boolean {
  const [reference] = namesIn(attributeOf(field, "relation")?.args, "references");
  return reference === undefined || reference === idOf(target);
}

/** Both models have a list of the other one, and no column. */
function isManyToMany(field: Field, model: PrismaModel, target: PrismaModel): boolean {
  const name = relationName(field);
  const twins = fieldsOf(target).filter((each) => each !== field && each.fieldType === model.name);
  return field.array === true && twins.some((twin) => twin.array === true && relationName(twin) === name);
}

/** `posts` of `@relation("posts")` or `@relation(name: "posts")`; empty without a name. */
function relationName(field: Field): string {
  for (const { value } of attributeOf(field, "relation")?.args ?? []) {
    if (typeof value === "string") {
      return value;
    }
    if (typeof value === "object" && "key" in value && value.key === "name") {
      return String(value.value);
    }
  }
  return "";
}
