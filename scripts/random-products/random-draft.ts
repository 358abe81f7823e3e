import type { RandomField } from "./random-shape.ts";

/** An entity of a random product. */
export interface RandomEntity {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly RandomField[];
  /** Its spec value, as plain data. */
  readonly spec: Readonly<Record<string, unknown>>;
}

/** What an entity is made with. */
export interface EntityDraft {
  readonly name: string;
  /** Those that can be referred to. */
  readonly others: readonly RandomEntity[];
  /** The entity whose records live inside this one's. */
  readonly parts: RandomEntity | null;
  /** Whether its records are its own, live inside another's, are asked for by an action, or are sent to make others. */
  readonly kind: "whole" | "part" | "asked" | "order";
  /** What one of its actions asks for. */
  readonly inputs?: string;
}

export function operationsOf(spec: RandomEntity["spec"]): readonly string[] {
  return (spec["operations"] as readonly string[] | undefined) ?? [];
}

export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
