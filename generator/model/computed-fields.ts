import type { ComputedField, ComputedFields } from "../../src/contract/computed.ts";
import { decimalsOf } from "./column-types.ts";
import type { EntityModel } from "./console-model.ts";
import type { TypedField } from "./field-model.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** What a field is of others; an amount of money has two decimals, another number those that its type states. */
export function computedOf(
  { name, kind, schema }: TypedField,
  { computed }: UnvalidatedEntity["spec"],
): ComputedField | null {
  const of = computed?.[name];
  const decimals = kind === "money" ? 2 : decimalsOf(schema.multipleOf);
  return of === undefined ? null : { of, ...(decimals === null ? {} : { decimals }) };
}

/** The computed fields of an entity, by their names. */
export function toComputedFields({ fields }: EntityModel): ComputedFields {
  return Object.fromEntries(fields.flatMap(({ name, computed }) => (computed === null ? [] : [[name, computed]])));
}

/** Computed fields, or null where there are none: what a template leaves out. */
export function orNone(computed: ComputedFields): ComputedFields | null {
  return Object.keys(computed).length === 0 ? null : computed;
}
