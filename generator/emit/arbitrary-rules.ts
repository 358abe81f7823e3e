import type { Comparison, Predicate } from "../../src/contract/predicate.ts";
import type { EntityModel } from "../model/types/console-model.ts";
import { type ImportSymbol, valueFrom } from "../render/imports.ts";

function forbiddenBy({ rules }: EntityModel): readonly Predicate[] {
  return rules.flatMap(({ severity, never }) => (severity === "refuse" && never !== null ? [never] : []));
}

/** The two fields of a rule that only requires them to be equal. */
function equalBy(predicate: Predicate): readonly (readonly [string, string])[] {
  const { field = "", isNot, ...others } = predicate as Partial<Comparison>;
  const other = typeof isNot === "object" && "field" in isNot ? isNot.field : ".";
  const isOnly = Object.keys(others).length === 0 && !`${field}${other}`.includes(".");
  return isOnly ? [[field, other]] : [];
}

/** Pairs of fields that rules require to be equal. */
export function equalIn(entity: EntityModel): readonly (readonly [string, string])[] {
  return forbiddenBy(entity).flatMap(equalBy);
}

/** The other rules' forbidden conditions. */
export function otherRules(entity: EntityModel): readonly Predicate[] {
  return forbiddenBy(entity).filter((predicate) => equalBy(predicate).length === 0);
}

/** Imports that a generated body needs to satisfy the rules. */
export function ruleImports(entity: EntityModel): readonly ImportSymbol[] {
  const equal = equalIn(entity).length;
  return [
    ...(equal > 0 ? [valueFrom("entity-console/arbitraries", "withSame")] : []),
    ...(forbiddenBy(entity).length > equal ? [valueFrom("entity-console/arbitraries", "keepsRules")] : []),
  ];
}
