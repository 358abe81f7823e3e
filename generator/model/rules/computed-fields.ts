import type { ComputedField, ComputedFields } from "../../../src/contract/computed.ts";
import { decimalsOf } from "../../../src/kinds/decimal-column.ts";
import type { TypedField } from "../fields/field-model.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import type { EntityModel } from "../types/console-model.ts";
import { kindNamed } from "../types/kind-of.ts";

/** The descriptor of a computed field. A number has the decimals of its kind, or those of its type. */
export function computedOf(
  { name, kind, schema }: TypedField,
  { computed }: UnvalidatedEntity["spec"],
): ComputedField | null {
  const of = computed?.[name];
  const decimals = kindNamed(kind).decimals ?? decimalsOf(schema.multipleOf);
  return of === undefined ? null : { of, ...(decimals === null ? {} : { decimals }) };
}

/** The computed fields of an entity by name. */
export function toComputedFields({ fields }: EntityModel): ComputedFields {
  return Object.fromEntries(fields.flatMap(({ name, computed }) => (computed === null ? [] : [[name, computed]])));
}

/** The computed fields, or null if there are none, so that a template omits them. */
export function orNone(computed: ComputedFields): ComputedFields | null {
  return Object.keys(computed).length === 0 ? null : computed;
}
