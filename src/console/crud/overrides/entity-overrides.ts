import type {
  ErrorSchema,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  UiSchema,
  WidgetProps,
} from "@rjsf/utils";
import type { ComponentType, ReactNode } from "react";
import type { EntityName, EntityParts, EntityTypes, MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, ScreenName } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import type { KindOverrides } from "../../../kinds/kind-overrides.ts";
import type { FormData } from "../../fields/form-store.ts";
import type { BulkSideEffects } from "../writes/record-change.ts";

/**
 * Props of a component that replaces the generated display of a field on pages and in lists. Histories and conflicts show
 * the generated display of the stored value.
 */
export interface DisplayOverrideProps<Value, Row = unknown> {
  readonly value: Value | undefined;
  /** The record with this field. */
  readonly record: Row;
  readonly recordId: RecordId | undefined;
  readonly place: "list" | "show";
  /** The generated display, including its link if any. */
  readonly children: ReactNode;
}

/**
 * Props of a component that replaces a generated form control: RJSF's `WidgetProps`, with the value typed. So every RJSF
 * widget fits. The form renders the field's help text and errors below it.
 */
export interface WidgetOverrideProps<Value> extends WidgetProps {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined, errors?: ErrorSchema, id?: string) => void;
}

/** Props of a component that replaces the generated form layout. */
export interface FormOverrideProps<Section extends string = string, Field extends string = string> {
  /** Renders a section with its title and its visible fields. */
  readonly renderSection: (name: Section) => ReactNode;
  /** Renders a field with its label, help and problem. Empty while the field is hidden. */
  readonly renderField: (name: Field) => ReactNode;
  /** The generated layout with all sections in order. */
  readonly children: ReactNode;
  /** The entity's `formFooter`. It is not rendered unless the layout places it. */
  readonly footer: ReactNode;
}

/** Props of a component that is shown after a create form is saved and before the next page. */
export interface CreatedOverrideProps {
  /** Response body. */
  readonly answer: unknown;
  /** Request body. */
  readonly sent: FormData;
  /** Continues to the next page. */
  readonly onDone: () => void;
}

/** Descriptor of an entity whose name is known at compile time, so that screens can type their records. */
export type ScreensOf<Name extends string> = EntityScreens<MessageKey> & {
  /** Phantom property: it does not exist at run time. */
  readonly recordsOf?: Name;
};

/** Props of a screen that replaces a generated list or show page. */
export interface ScreenOverrideProps<Name extends string = string> {
  readonly screens: ScreensOf<Name>;
  /** The generated screen. */
  readonly children: ReactNode;
}

/** Props of a screen that replaces a generated create or edit screen. */
export interface FormScreenOverrideProps<Name extends string = string> extends ScreenOverrideProps<Name> {
  readonly form: FormModule;
}

/** A function type, not a method: its parameters are checked strictly, so a text display does not fit a number. */
type Slot<Props> = (props: Props) => ReactNode;

/** Fields of an entity that its pages display (`shown`) or its forms contain (`edited`). */
type FieldOf<Name extends EntityName, Part extends "shown" | "edited"> = Extract<
  keyof EntityTypes[Name],
  EntityParts[Name][Part]
>;

type ValueOf<Name extends EntityName, Field extends keyof EntityTypes[Name]> = NonNullable<EntityTypes[Name][Field]>;

/** Adds computed fields to the descriptor of an entity's list. */
export type WidenList<Name extends string = string> = (screens: ScreensOf<Name>) => EntityScreens<MessageKey>;

/** Maps an object type without properties to `never`; otherwise it would accept any object. */
type SomeOf<Slots> = [keyof Slots] extends [never] ? never : Slots;

/** Lazy-loads a screen on its first visit. */
type ScreenSlot<Name extends EntityName, Screen extends ScreenName> = () => Promise<
  ComponentType<Screen extends "create" | "edit" ? FormScreenOverrideProps<Name> : ScreenOverrideProps<Name>>
>;

/**
 * Overrides of an entity's generated screens. Slots are keyed and typed by the entity's fields and screens, so that a
 * stale or misspelt override does not compile.
 */
export interface EntityOverrides<Name extends EntityName> {
  /** Displays of field values on the list and on the show page. */
  readonly display?: SomeOf<{
    readonly [F in FieldOf<Name, "shown">]?: Slot<DisplayOverrideProps<ValueOf<Name, F>, EntityTypes[Name]>>;
  }>;
  /** Form controls by field: RJSF widgets, stock or your own. Load them with `lazyComponent`. */
  readonly widgets?: SomeOf<{
    readonly [F in FieldOf<Name, "edited">]?: ComponentType<WidgetOverrideProps<ValueOf<Name, F>>>;
  }>;
  /**
   * RJSF's uiSchema by field, merged into the generated one: `ui:widget`, `ui:field`, `ui:ArrayFieldTemplate` and other
   * templates, `ui:placeholder`, `ui:readonly`, options of a widget; of nested fields by their names and `items`.
   */
  readonly uiSchema?: SomeOf<{ readonly [F in FieldOf<Name, "edited">]?: UiSchema }>;
  /** Layout of the create and edit forms. */
  readonly form?: [EntityParts[Name]["edited"]] extends [never]
    ? never
    : Slot<FormOverrideProps<EntityParts[Name]["sections"], EntityParts[Name]["edited"]>>;
  /**
   * Lazy-loaded content below the form sections, or where `form` places it. A save is delayed until it has loaded.
   */
  readonly formFooter?: [EntityParts[Name]["edited"]] extends [never] ? never : () => Promise<ComponentType>;
  /** Screens that replace or wrap the generated ones. */
  readonly screens?: SomeOf<{ readonly [S in EntityParts[Name]["screens"]]?: ScreenSlot<Name, S> }>;
  /**
   * Adds computed fields to the list, which can be displayed, filtered and sorted. The command palette suggests lists
   * filtered by them too.
   */
  readonly listScreens?: "list" extends EntityParts[Name]["screens"] ? () => Promise<WidenList<Name>> : never;
  /**
   * Computes dependent changes when bulk editing sets a field, so that the user sees them before the save. Lazy-loaded.
   */
  readonly bulkSideEffects?: [EntityParts[Name]["edited"]] extends [never]
    ? never
    : () => Promise<BulkSideEffects<Name>>;
  /** Additional buttons of the list. */
  readonly listActions?: "list" extends EntityParts[Name]["screens"] ? () => ReactNode : never;
  /** Shown after a record is created, before the next page. */
  readonly created?: "create" extends EntityParts[Name]["screens"] ? Slot<CreatedOverrideProps> : never;
}

/** Parts of RJSF's registry by name. */
export interface FormRegistry {
  readonly widgets?: RegistryWidgetsType;
  readonly fields?: RegistryFieldsType;
  readonly templates?: Partial<TemplatesType>;
}

/** All overrides of a product, by entity and by kind of value. */
export interface OverrideRegistry extends KindOverrides {
  /**
   * RJSF widgets, fields and templates of all forms: those that a `uiSchema` names, and those that RJSF's own widgets
   * use, such as `BaseInputTemplate`. The layout of a form is not among them: `form` replaces it.
   */
  readonly rjsf?: FormRegistry;
  readonly entities?: { readonly [Name in EntityName]?: EntityOverrides<Name> };
}
