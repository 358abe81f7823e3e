import { toSnake } from "../../model/naming/names.ts";
import type { WireRules } from "../../model/naming/wire-model.ts";
import type { ForeignEntity, ForeignField } from "../foreign-model.ts";
import { toIdentifierName } from "./names.ts";

/** The rules for names on the wire that fit most fields. */
export function chooseRules(entities: readonly ForeignEntity[]): WireRules {
  const names = entities.flatMap(({ fields }) => fields.flatMap(namesIn));
  const snake = names.filter((name) => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name)).length;
  const camel = names.filter((name) => /^[a-z]+[a-z0-9]*[A-Z]/.test(name)).length;
  const ids = entities.flatMap(({ idName }) => (idName === null ? [] : [idName]));
  const count = (name: string) => ids.filter((each) => each === name).length;
  const [usual = "id"] = [...new Set(ids)].sort((a, b) => count(b) - count(a));
  const isRule = usual !== "id" && count(usual) > ids.length / 2 && count(usual) > 1;
  return { ...(snake > camel ? { naming: "snake_case" as const } : {}), ...(isRule ? { idName: usual } : {}) };
}

function namesIn({ name, type }: ForeignField): readonly string[] {
  const inner = type.kind === "list" ? type.of : type;
  return [name, ...(inner.kind === "object" ? inner.fields.flatMap(namesIn) : [])];
}

/** The name in the spec of a name on the wire. */
export function specName(wire: string): string {
  return toIdentifierName(wire, "field");
}

/** Whether a field needs `@wire`: no rule makes its name on the wire. */
export function needsWire(name: string, wire: string, { naming }: WireRules): boolean {
  return (naming === "snake_case" ? toSnake(name) : name) !== wire;
}
