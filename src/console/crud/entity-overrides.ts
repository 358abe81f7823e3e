import type { ReactNode } from "react";
import type { EntityName, EntityTypes } from "../../../generated/entities.ts";
import type { RecordId } from "../../contract/transport.ts";

/** What a component that shows one field's value in place of the generated one is given. */
export interface DisplayOverrideProps<Value, Row = unknown> {
  readonly value: Value | undefined;
  /** What the value is a field of. */
  readonly record: Row;
  readonly recordId: RecordId | undefined;
  readonly place: "list" | "show";
  /** What would be shown without the override, with its link where it is one. */
  readonly children: ReactNode;
}

/** What a form control that stands in for the generated one is given. */
export interface ControlOverrideProps<Value> {
  readonly id: string;
  readonly label: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly onBlur: () => void;
  readonly required: boolean;
  readonly disabled: boolean;
  /** The problem, else the help. */
  readonly helperText: string | undefined;
  readonly hasProblem: boolean;
}

/** What a component that stands between a create form and the next page is given. */
export interface CreatedOverrideProps {
  /** What the backend answered. */
  readonly answer: unknown;
  /** Leaves for the next page. */
  readonly onDone: () => void;
}

/** A property, not a method, so that a component for texts does not fit a field of numbers. */
type Slot<Props> = (props: Props) => ReactNode;

/**
 * What an entity's screens do otherwise than generated: slots by field name, each typed by that field's own type,
 * so that a stale or misspelt override does not compile.
 */
export interface EntityOverrides<Name extends EntityName> {
  readonly display?: {
    readonly [F in keyof EntityTypes[Name]]?: Slot<
      DisplayOverrideProps<NonNullable<EntityTypes[Name][F]>, EntityTypes[Name]>
    >;
  };
  readonly controls?: {
    readonly [F in keyof EntityTypes[Name]]?: Slot<ControlOverrideProps<NonNullable<EntityTypes[Name][F]>>>;
  };
  /** Stands beside the list's own buttons. */
  readonly listActions?: () => ReactNode;
  /** Shows what was made before the form is left. */
  readonly created?: Slot<CreatedOverrideProps>;
}

/** The overrides of all entities, by name. */
export type OverrideRegistry = { readonly [Name in EntityName]?: EntityOverrides<Name> };
