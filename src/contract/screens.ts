/** Types of generated screen descriptors. `Key` is the generated union of message keys. */

import type { BranchesDescriptor } from "./branches-descriptor.ts";
import type { ClientComputed } from "./client-computed.ts";
import type { EntityMessages } from "./entity-messages.ts";
import type { JsonSchema, Validate } from "./json-schema.ts";
import type { Comparison, RuleDescriptor } from "./predicate.ts";
import type { Role } from "./staff.ts";
import type { CurrencyBy, UnitByDescriptor, WithinRelation } from "./unit-by.ts";

export type { MenuItem } from "./menu-item.ts";

/** The four generic screens. */
export type ScreenName = "list" | "show" | "create" | "edit";

/** Colour of a value; absent if its enumeration has no tones. */
export type Tone = "success" | "info" | "warning" | "error" | "neutral" | "primary";

/** The values of an enumeration with their labels, in the order of the spec. */
export interface EnumDescriptor<Key extends string = string> {
  /** `status`, `ticketType`: used in its message keys. */
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly labelKey: Key; readonly tone?: Tone }[];
}

/** A field with ids of another entity's records. */
export interface RelationDescriptor {
  readonly entity: string;
  /** True if the field contains an array of ids. */
  readonly many: boolean;
  /** The title field of the related entity. */
  readonly labelField: string;
  /** The fields that form the title together; absent if only the title field does. */
  readonly labelFields?: readonly string[];
  /** Path of its show page, `/books/show/{id}`; null if there is none. */
  readonly showPath: string | null;
  /** The sibling field that contains the related record in responses; null if there is none. */
  readonly expandedAs: string | null;
  /** Set if the options are embedded in a record that a sibling field references; null otherwise. */
  readonly within: WithinRelation | null;
  /** The client's query that returns the options; absent if all records are options. */
  readonly choices?: string;
}

/**
 * Descriptor of a field for lists and show pages. Members without a value are absent or null to keep descriptors small.
 */
export interface FieldDescriptor<Key extends string = string> extends ClientComputed {
  readonly name: string;
  readonly labelKey: Key;
  /** A display of a built-in kind. */
  readonly display: string;
  /** The product's own kind, whose display replaces that one. */
  readonly kind?: string;
  /** The display whose cells sheets use, if `display` shows only a part of a value: the day of a moment. */
  readonly sheetDisplay?: string;
  readonly enumeration?: EnumDescriptor<Key> | null;
  readonly relation?: RelationDescriptor | null;
  /** Columns of an embedded array as a table, or fields of an object. */
  readonly items?: readonly FieldDescriptor<Key>[] | null;
  /** For a quantity: the text with `{{count}}` and the unit. */
  readonly unitKey?: Key | null;
  /** ISO 4217 code of an amount. */
  readonly currency?: string;
  /** The field with the currency code; null if the currency is constant, absent if `currency` is set instead. */
  readonly currencyBy?: CurrencyBy | null;
  /** Unit that depends on another field. */
  readonly unitBy?: UnitByDescriptor<Key>;
  /** For a part of a translated text: its language. */
  readonly language?: string;
  /** Filters by equality ignore case, outer blanks and the Unicode form (`identityOf`): a unique text, or an e-mail address. */
  readonly isIdentity?: true;
  readonly options?: DisplayOptions;
}

/** Options of a display (spec §2). */
export interface DisplayOptions {
  readonly maxLength?: number;
  readonly color?: "primary" | "success" | "warning" | "error" | "info";
  readonly squared?: boolean;
  readonly pattern?: "short" | "long" | "monthAndYear";
  readonly prefix?: string;
}

/** Field values that must all match; a list matches any of its values. */
export type ConditionDescriptor = { readonly [field: string]: unknown };

/** Fields under a title. */
export interface SectionDescriptor<Key extends string = string> {
  readonly name: string;
  readonly titleKey: Key;
  readonly fields: readonly string[];
}

/** Options of a form control in `ui:options`. Members without a value are absent or null. */
export interface ControlOptions<Key extends string = string> {
  readonly labelKey: Key;
  readonly helpKey?: Key | null;
  readonly enumeration?: EnumDescriptor<Key> | null;
  readonly relation?: RelationDescriptor | null;
  /** ISO 4217 code of an amount. */
  readonly currency?: string;
  /** The field with the currency code; null if the currency is constant, absent if `currency` is set instead. */
  readonly currencyBy?: CurrencyBy | null;
  /** Unit that depends on another field. */
  readonly unitBy?: UnitByDescriptor<Key>;
  /** The language of one text of a translated text. */
  readonly language?: string;
  readonly branches?: BranchesDescriptor;
}

/** The uiSchema of one field of a form, as RJSF reads it. */
export interface FieldUiSchema<Key extends string = string> {
  /** A control of a built-in kind, or the name of the product's own kind. */
  readonly "ui:widget"?: string;
  readonly "ui:options": ControlOptions<Key>;
  /** The uiSchema of the items of an embedded array. */
  readonly items?: FormUiSchema<Key>;
}

/** uiSchema of an object: its own options, and those of each field by name. */
export interface ObjectUiSchema<Key extends string = string> {
  readonly "ui:options": ControlOptions<Key>;
  readonly "ui:order": readonly string[];
  readonly [part: string]: FieldUiSchema<Key> | ObjectUiSchema<Key> | ControlOptions<Key> | readonly string[];
}

/** uiSchema of a form, or of a row in a form. */
export interface FormUiSchema<Key extends string = string> {
  readonly "ui:order": readonly string[];
  readonly [field: string]: FieldUiSchema<Key> | ObjectUiSchema<Key> | readonly string[];
}

/** A custom call in addition to the five operations. */
export interface ActionDescriptor<Key extends string = string> {
  /** Name of the client's method. */
  readonly name: string;
  readonly on: "record" | "collection";
  readonly bulk: boolean;
  readonly icon: string | null;
  /** The response field with a token that is returned only once; null if there is none. */
  readonly issues: string | null;
  readonly labelKey: Key;
  /** Condition on the record; absent if there is none. */
  readonly when?: ConditionDescriptor;
  /** The entity that defines the inputs; absent if there are none. */
  readonly inputs?: string;
  readonly confirmKey: Key | null;
  readonly successKey: Key;
  readonly failureKey: Key;
}

/** Records of another entity that reference this one, found by a filter of their list. */
export interface IncomingReference<Key extends string = string> {
  readonly entity: string;
  readonly filter: string;
  /** The field in which responses may contain the related record instead of its id; absent if there is none. */
  readonly expandedAs?: string;
  readonly listPath: string;
  /** "Pessoas", "3 pessoas". */
  readonly manyKey: Key;
  readonly countKey: Key;
  /** Label of the field, if several fields of the same entity reference these records. */
  readonly fieldKey?: Key;
}

/** Descriptor of an entity for the generic screens. */
export interface EntityScreens<Key extends string = string> {
  readonly entity: string;
  readonly icon: string;
  readonly titleField: string;
  /** The fields that form the title together; absent if only the title field does. */
  readonly titleFields?: readonly string[];
  readonly operations: readonly ("list" | "get" | "create" | "update" | "delete")[];
  /** Paths of its screens, `/tickets/edit/{id}`; null if a screen does not exist. */
  readonly routes: { readonly [S in ScreenName]: string | null };
  readonly messages: EntityMessages<Key>;
  readonly fields: { readonly [name: string]: FieldDescriptor<Key> };
  readonly list: {
    readonly columns: readonly string[];
    /** Sortable columns: those with a single value in the table. */
    readonly sortable: readonly string[];
    /** `field` or `-field`. */
    readonly sort: string;
    readonly filters: readonly string[];
    readonly search: readonly string[];
  } | null;
  readonly form: {
    readonly sections: readonly SectionDescriptor<Key>[];
    readonly uiSchema: FormUiSchema<Key>;
    readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
    readonly lockedWhen: { readonly [field: string]: ConditionDescriptor };
  } | null;
  readonly show: { readonly sections: readonly SectionDescriptor<Key>[] } | null;
  readonly actions: readonly ActionDescriptor<Key>[];
  /** For entities that can be created: composite unique constraints; absent if there are none. */
  readonly unique?: readonly (readonly string[])[];
  /** Validation rules with the texts `entity.<name>.rule.<rule>`; absent if there are none. */
  readonly rules?: readonly RuleDescriptor[];
  /** Field and value that mark archived records; null if records cannot be archived. */
  readonly archive: {
    readonly field: string;
    readonly value: string | boolean;
    readonly labelKey: Key;
    readonly successKey: Key;
  } | null;
  /** Lists that can be filtered by a reference to this entity. */
  readonly referencedBy: readonly IncomingReference<Key>[];
  /**
   * Conditions on its fields in rules of records that reference it. Without a test, any change counts. Absent if there
   * are none.
   */
  readonly watched?: readonly Comparison[];
  /** Required roles of operations and actions, if the spec sets them. */
  readonly roles?: { readonly [call: string]: Role };
}

/** Modules that a create or edit screen loads in addition to its descriptor. */
export interface FormModule {
  readonly schema: JsonSchema;
  readonly validate: Validate;
}

/** A screen in the generated route table. */
export interface ScreenRoute<Key extends string = string> {
  /** Path in the router's syntax: `/tickets/edit/:id`. */
  readonly path: string;
  readonly entity: string;
  readonly screen: ScreenName;
  readonly titleKey: Key;
  readonly load: () => Promise<EntityScreens<Key>>;
  /** Null for list and show. */
  readonly loadForm: (() => Promise<FormModule>) | null;
}

/** A screen that counts the records of an entity by the values of one field. */
export interface BreakdownRoute<Key extends string = string> {
  readonly path: string;
  readonly entity: string;
  readonly field: string;
  readonly titleKey: Key;
  readonly load: () => Promise<EntityScreens<Key>>;
}
