import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { EnumModel, FieldKind } from "./console-model.ts";
import type { UnionModel } from "./union-types.ts";

/** What a type says of one field, before the spec value adds to it. */
export interface TypedField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly enumeration: EnumModel | null;
  /** Of an object, or of an array of objects: the name of their type. */
  readonly objectType: string | null;
  /** Of an object, and of each of a list of objects: its fields. */
  readonly parts: readonly TypedField[];
  /** Of an object that is one of several: which. */
  readonly union: UnionModel | null;
}
