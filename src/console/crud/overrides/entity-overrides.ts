import type { ComponentType, ReactNode } from "react";
import type { EntityName, EntityParts, EntityTypes, MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, ScreenName } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import type { KindOverrides } from "../../fields/kind-overrides.ts";
import type { BulkSideEffects } from "../writes/record-change.ts";

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

/** What a form control that replaces the generated one is given. */
export interface WidgetOverrideProps<Value> {
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

/** What a component that lays out a form in place of the generated sections is given. */
export interface FormOverrideProps<Section extends string = string, Field extends string = string> {
  /** A section as generated: its title and those of its fields that are to be seen now. */
  readonly renderSection: (name: Section) => ReactNode;
  /** One field with its label, help and problem; nothing while it is not to be seen. */
  readonly renderField: (name: Field) => ReactNode;
  /** All sections in their order, as they would stand without the override. */
  readonly children: ReactNode;
  /** What the entity's `formFooter` draws; left out where the layout does not place it. */
  readonly footer: ReactNode;
}

/** What a component that stands between a create form and the next page is given. */
export interface CreatedOverrideProps {
  /** What the backend answered. */
  readonly answer: unknown;
  /** What it was asked for. */
  readonly sent: FormData;
  /** Leaves for the next page. */
  readonly onDone: () => void;
}

/** The descriptor of an entity whose name is known at compile time: screens type their records by it. */
export type ScreensOf<Name extends string> = EntityScreens<MessageKey> & {
  /** Exists in types only. */
  readonly recordsOf?: Name;
};

/** Props of a screen that replaces a generated list or show page. */
export interface ScreenOverrideProps<Name extends string = string> {
  readonly screens: ScreensOf<Name>;
  /** The generated screen, to wrap or to leave out. */
  readonly children: ReactNode;
}

/** Props of a screen that replaces a generated create or edit screen. */
export interface FormScreenOverrideProps<Name extends string = string> extends ScreenOverrideProps<Name> {
  readonly form: FormModule;
}

/** A property, not a method, so that a component for texts does not fit a field of numbers. */
type Slot<Props> = (props: Props) => ReactNode;

/** The fields of an entity that its pages show, or its forms ask for. */
type FieldOf<Name extends EntityName, Part extends "shown" | "edited"> = Extract<
  keyof EntityTypes[Name],
  EntityParts[Name][Part]
>;

type ValueOf<Name extends EntityName, Field extends keyof EntityTypes[Name]> = NonNullable<EntityTypes[Name][Field]>;

/** Adds fields to the descriptor of an entity's list. */
export type WidenList<Name extends string = string> = (screens: ScreensOf<Name>) => EntityScreens<MessageKey>;

/** An object type without any slot would take an object with any. */
type SomeOf<Slots> = [keyof Slots] extends [never] ? never : Slots;

/** Loaded when the screen is first visited, so that no other page waits for it. */
type ScreenSlot<Name extends EntityName, Screen extends ScreenName> = () => Promise<
  ComponentType<Screen extends "create" | "edit" ? FormScreenOverrideProps<Name> : ScreenOverrideProps<Name>>
>;

/**
 * What an entity's screens do otherwise than generated: slots by the names of its fields and screens, each typed by
 * what it replaces, so that a stale or misspelt override does not compile.
 */
export interface EntityOverrides<Name extends EntityName> {
  /** How a field's value is shown, on the list and on the show page. */
  readonly display?: SomeOf<{
    readonly [F in FieldOf<Name, "shown">]?: Slot<DisplayOverrideProps<ValueOf<Name, F>, EntityTypes[Name]>>;
  }>;
  /** How a field's value is entered. */
  readonly widgets?: SomeOf<{
    readonly [F in FieldOf<Name, "edited">]?: Slot<WidgetOverrideProps<ValueOf<Name, F>>>;
  }>;
  /** How the fields of its create and edit forms are laid out. */
  readonly form?: [EntityParts[Name]["edited"]] extends [never]
    ? never
    : Slot<FormOverrideProps<EntityParts[Name]["sections"], EntityParts[Name]["edited"]>>;
  /** Stands beneath the sections of its create and edit forms, or where `form` has it; a save waits until it is here. */
  readonly formFooter?: [EntityParts[Name]["edited"]] extends [never] ? never : () => Promise<ComponentType>;
  /** A whole screen, instead of the generated one or around it. */
  readonly screens?: SomeOf<{ readonly [S in EntityParts[Name]["screens"]]?: ScreenSlot<Name, S> }>;
  /**
   * The descriptor of its list with fields that are worked out of others, to be shown, filtered and sorted by; the
   * palette offers lists by their values too.
   */
  readonly listScreens?: "list" extends EntityParts[Name]["screens"] ? () => Promise<WidenList<Name>> : never;
  /**
   * What else becomes another where a field is given one value on many records, so that nothing of them is left as it
   * was in silence; fetched when it is wanted.
   */
  readonly bulkSideEffects?: [EntityParts[Name]["edited"]] extends [never]
    ? never
    : () => Promise<BulkSideEffects<Name>>;
  /** Stands beside the list's own buttons. */
  readonly listActions?: "list" extends EntityParts[Name]["screens"] ? () => ReactNode : never;
  /** Shows what was made before the form is left. */
  readonly created?: "create" extends EntityParts[Name]["screens"] ? Slot<CreatedOverrideProps> : never;
}

/** What a product does otherwise than generated: by entity, and by kind of value. */
export interface OverrideRegistry extends KindOverrides {
  readonly entities?: { readonly [Name in EntityName]?: EntityOverrides<Name> };
}
