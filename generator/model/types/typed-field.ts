import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { EnumModel } from "./console-model.ts";
import type { UnionModel } from "./union-types.ts";

/** A field as its type defines it, without the spec value. */
export interface TypedField {
  readonly name: string;
  readonly kind: FieldKind;
  /** The product's own kind, a refined `kind`. Absent for a built-in kind. */
  readonly ownKind?: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description: string;
  /** The name that `@wire` sets; absent without this tag. */
  readonly wire?: string;
  readonly schema: JsonSchema;
  readonly enumeration: EnumModel | null;
  /** For an object or a list of objects: the name of their type. */
  readonly objectType: string | null;
  /** For an object or a list of objects: the fields. */
  readonly parts: readonly TypedField[];
  /** For a union of objects. */
  readonly union: UnionModel | null;
}
