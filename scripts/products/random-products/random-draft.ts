import type { RandomField } from "./random-shape.ts";

/** An entity of a random product. */
export interface RandomEntity {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly RandomField[];
  /** Its spec value, as plain data. */
  readonly spec: Readonly<Record<string, unknown>>;
}

/** Parameters of a new entity. */
export interface EntityDraft {
  readonly name: string;
  /** The entities that it can refer to. */
  readonly others: readonly RandomEntity[];
  /** The entity that embeds its records. */
  readonly parts: RandomEntity | null;
  /** How its records exist: on their own, embedded, as inputs of an action, or as input of a generation. */
  readonly kind: "whole" | "part" | "asked" | "order";
  /** The inputs of one of its actions. */
  readonly inputs?: string;
}

export function operationsOf(spec: RandomEntity["spec"]): readonly string[] {
  return (spec["operations"] as readonly string[] | undefined) ?? [];
}

export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
