import { type Comparison, comparisonsOf } from "../../src/contract/predicate.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";

/**
 * Conditions on an entity's fields in rules of other entities that reference it (`planId.status` in a rule of
 * accounts). A change that makes one of them true affects those records. Comparisons with a field of the other record
 * have no test.
 */
export function watchedConditions({ entities }: ConsoleModel, entity: string): readonly Comparison[] {
  const found = entities.flatMap((other) => comparisonsThrough(other, entity));
  return [...new Map(found.map((comparison) => [JSON.stringify(comparison), comparison])).values()];
}

function comparisonsThrough({ fields, rules }: EntityModel, to: string): readonly Comparison[] {
  const relations = new Set(fields.flatMap(({ name, relation }) => (relation?.to === to ? [name] : [])));
  const partOf = (path: string) => {
    const [relation = "", part] = path.split(".");
    return relations.has(relation) ? part : undefined;
  };
  return rules
    .flatMap(({ never }) => (never === null ? [] : comparisonsOf(never)))
    .flatMap(({ field, ...tests }) => {
      const operands = Object.values(tests).map((operand) => (isField(operand) ? operand.field : null));
      const beside = operands.flatMap((path) => (path === null ? [] : (partOf(path) ?? [])));
      const own = partOf(field);
      const isConstant = operands.every((path) => path === null);
      return [
        ...(own === undefined ? [] : [{ field: own, ...(isConstant ? tests : {}) }]),
        ...beside.map((name) => ({ field: name })),
      ];
    });
}

function isField(operand: unknown): operand is { readonly field: string } {
  return typeof operand === "object" && operand !== null && "field" in operand;
}
