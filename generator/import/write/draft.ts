import type { WireRules } from "../../model/naming/wire-model.ts";
import type { ForeignBounds, ForeignEntity, ForeignField, ForeignModel, Note } from "../foreign-model.ts";
import type { EntityName } from "./names.ts";

/** An enumeration or an interface that is written next to an entity, or an enumeration in `schema/enums.ts`. */
export type DraftType =
  | { readonly name: string; readonly kind: "enum"; readonly values: readonly string[] }
  | {
      readonly name: string;
      readonly kind: "interface";
      readonly fields: readonly DraftField[];
      readonly comment: string;
    };

/** A field as it is written into an interface. */
export interface DraftField {
  readonly name: string;
  /** TypeScript, without `| null`. */
  readonly type: string;
  readonly kind: "text" | "number" | "boolean" | "choice" | "list" | "object" | "map" | "json" | "relation";
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isDeprecated: boolean;
  readonly bounds: ForeignBounds & { readonly isInteger?: boolean; readonly format?: string };
  readonly default?: unknown;
  /** Name on the wire, if no rule of the product makes it. */
  readonly wire?: string;
  readonly description?: string;
  readonly label: string;
  readonly foreign: ForeignField;
}

export interface DraftRelation {
  readonly field: string;
  readonly to: string;
}

export interface DraftEntity {
  readonly foreign: ForeignEntity;
  readonly names: EntityName;
  /** Wire name of its id, if it is not that of the product. */
  readonly idWire: string | null;
  readonly fields: readonly DraftField[];
  readonly types: readonly DraftType[];
  readonly relations: readonly DraftRelation[];
  /** Types that other files define: type and file. */
  readonly imports: readonly (readonly [type: string, file: string])[];
}

/** How far a part of the spec is simplified, because the generator rejected it. */
export interface Simplifications {
  /**
   * By `entity.field`. 1: without bounds, pattern, format and default. 2: also optional, and no relation. 3: left out.
   */
  readonly fields: ReadonlyMap<string, number>;
  /** By entity. 1: without filters, search, sort order and help. 2: with texts, numbers and flags only. 3: left out. */
  readonly entities: ReadonlyMap<string, number>;
}

export interface Draft {
  readonly title: string;
  readonly entities: readonly DraftEntity[];
  readonly enums: readonly DraftType[];
  readonly rules: WireRules;
  readonly model: ForeignModel;
  readonly notes: readonly Note[];
}
