/** What the generated screen descriptors look like. `Key` is the generated union of message keys. */

import type { BranchesDescriptor } from "./branches-descriptor.ts";
import type { EntityMessages } from "./entity-messages.ts";
import type { JsonSchema, Validate } from "./json-schema.ts";
import type { Comparison, RuleDescriptor } from "./predicate.ts";
import type { Role } from "./staff.ts";
import type { CurrencyBy, UnitByDescriptor, WithinRelation } from "./unit-by.ts";
import type { WorkedOut } from "./worked-out.ts";

export type { MenuItem } from "./menu-item.ts";

/** The four generic screens. */
export type ScreenName = "list" | "show" | "create" | "edit";

/** The colour of a value; absent where the spec gives its enumeration no tones. */
export type Tone = "success" | "info" | "warning" | "error" | "neutral" | "primary";

/** The values of an enumeration with their labels, in the order of the spec. */
export interface EnumDescriptor<Key extends string = string> {
  /** `status`, `ticketType`: the last part but one of its message keys. */
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly labelKey: Key; readonly tone?: Tone }[];
}

/** A field that holds ids of another entity's records. */
export interface RelationDescriptor {
  readonly entity: string;
  /** Whether the field is an array of ids. */
  readonly many: boolean;
  /** The field that names such a record. */
  readonly labelField: string;
  /** The fields that name it together, where they are more than that one. */
  readonly labelFields?: readonly string[];
  /** Template of its show page, `/books/show/{id}`; null where it has none. */
  readonly showPath: string | null;
  /** The sibling object field in which the record itself is answered; null where there is none. */
  readonly expandedAs: string | null;
  /** Where the options live inside a record that a sibling field names; null for an entity of its own. */
  readonly within: WithinRelation | null;
  /** The client's query whose records are the options; absent where all of the list are. */
  readonly choices?: string;
}

/** A field as lists and show pages need it: what it has nothing of is absent, or null, since most fields have little. */
export interface FieldDescriptor<Key extends string = string> extends WorkedOut {
  readonly name: string;
  readonly labelKey: Key;
  /** A display of a built-in kind. */
  readonly display: string;
  /** The product's own kind, whose display replaces that one. */
  readonly kind?: string;
  readonly enumeration?: EnumDescriptor<Key> | null;
  readonly relation?: RelationDescriptor | null;
  /** Columns of an embedded array shown as a table, or the parts of an object. */
  readonly items?: readonly FieldDescriptor<Key>[] | null;
  /** Of a quantity: the text with its `{{count}}` and its unit. */
  readonly unitKey?: Key | null;
  /** Of an amount: its ISO 4217 code. */
  readonly currency?: string;
  /** The field that says its currency; null of one that never changes, absent where `currency` beside it says it. */
  readonly currencyBy?: CurrencyBy | null;
  /** What it is by the value of another field of the record. */
  readonly unitBy?: UnitByDescriptor<Key>;
  /** Of a part of a translated text: the language that it is in. */
  readonly language?: string;
  /** Filters by equality ignore case, outer blanks and the Unicode form (`identityOf`): a unique text, or an e-mail address. */
  readonly isIdentity?: true;
  readonly options?: DisplayOptions;
}

/** How a display departs from its defaults (spec §2). */
export interface DisplayOptions {
  readonly maxLength?: number;
  readonly color?: "primary" | "success" | "warning" | "error" | "info";
  readonly squared?: boolean;
  readonly pattern?: "short" | "long" | "monthAndYear";
  readonly prefix?: string;
}

/** Field values that must all hold; a list means any one of its values. */
export type ConditionDescriptor = { readonly [field: string]: unknown };

/** Fields under one title. */
export interface SectionDescriptor<Key extends string = string> {
  readonly name: string;
  readonly titleKey: Key;
  readonly fields: readonly string[];
}

/** What a form control is told, under `ui:options`; what its field has nothing of is absent, or null. */
export interface ControlOptions<Key extends string = string> {
  readonly labelKey: Key;
  readonly helpKey?: Key | null;
  readonly enumeration?: EnumDescriptor<Key> | null;
  readonly relation?: RelationDescriptor | null;
  /** Of an amount: its ISO 4217 code. */
  readonly currency?: string;
  /** The field that says its currency; null of one that never changes, absent where `currency` beside it says it. */
  readonly currencyBy?: CurrencyBy | null;
  /** What it is by the value of another field of the record. */
  readonly unitBy?: UnitByDescriptor<Key>;
  /** Of a part of a translated text: the language that it is written in. */
  readonly language?: string;
  readonly branches?: BranchesDescriptor;
}

/** How one field of a form is drawn: its uiSchema, as RJSF reads it. */
export interface FieldUiSchema<Key extends string = string> {
  /** A control of a built-in kind, or the name of the product's own kind. */
  readonly "ui:widget"?: string;
  readonly "ui:options": ControlOptions<Key>;
  /** Of an embedded array: the uiSchema of its items. */
  readonly items?: FormUiSchema<Key>;
}

/** How an object is drawn: its own options, and what each of its parts has, by the part's name. */
export interface ObjectUiSchema<Key extends string = string> {
  readonly "ui:options": ControlOptions<Key>;
  readonly "ui:order": readonly string[];
  readonly [part: string]: FieldUiSchema<Key> | ObjectUiSchema<Key> | ControlOptions<Key> | readonly string[];
}

/** How a form, or a row of one, is drawn. */
export interface FormUiSchema<Key extends string = string> {
  readonly "ui:order": readonly string[];
  readonly [field: string]: FieldUiSchema<Key> | ObjectUiSchema<Key> | readonly string[];
}

/** A call beyond the five operations. */
export interface ActionDescriptor<Key extends string = string> {
  /** The client's method of that name. */
  readonly name: string;
  readonly on: "record" | "collection";
  readonly bulk: boolean;
  readonly icon: string | null;
  /** The field of its answer that holds a token, which is answered this once; null where it answers none. */
  readonly issues: string | null;
  readonly labelKey: Key;
  /** The records that it can be run on; absent where it can be run on any. */
  readonly when?: ConditionDescriptor;
  /** The entity whose form asks for the body of its call; absent where it sends none. */
  readonly inputs?: string;
  readonly confirmKey: Key | null;
  readonly successKey: Key;
  readonly failureKey: Key;
}

/** Incoming references: records of another entity that hold ids of this one, found by a filter of their list. */
export interface IncomingReference<Key extends string = string> {
  readonly entity: string;
  readonly filter: string;
  /** The field in which a backend may answer the related record in place of its id; absent where there is none. */
  readonly expandedAs?: string;
  readonly listPath: string;
  /** "Pessoas", "3 pessoas". */
  readonly manyKey: Key;
  readonly countKey: Key;
  /** Its field's label, where other fields of the same entity refer to these records too. */
  readonly fieldKey?: Key;
}

/** Everything the generic screens need to know of one entity. */
export interface EntityScreens<Key extends string = string> {
  readonly entity: string;
  readonly icon: string;
  readonly titleField: string;
  /** The fields that name a record together, where they are more than that one. */
  readonly titleFields?: readonly string[];
  readonly operations: readonly ("list" | "get" | "create" | "update" | "delete")[];
  /** Paths of its screens, `/tickets/edit/{id}`; null where it lacks one. */
  readonly routes: { readonly [S in ScreenName]: string | null };
  readonly messages: EntityMessages<Key>;
  readonly fields: { readonly [name: string]: FieldDescriptor<Key> };
  readonly list: {
    readonly columns: readonly string[];
    /** Which of the columns a list can be sorted by: those that a table keeps as one value. */
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
  /** Of an entity that is created: the fields in which, together, no two records may agree; absent where there are none. */
  readonly unique?: readonly (readonly string[])[];
  /** What holds of every record; absent where the spec states nothing. Their texts are `entity.<name>.rule.<rule>`. */
  readonly rules?: readonly RuleDescriptor[];
  /** Archiving a record, taking it out of use: the value that its field is given; null where there is no such thing. */
  readonly archive: {
    readonly field: string;
    readonly value: string | boolean;
    readonly labelKey: Key;
    readonly successKey: Key;
  } | null;
  /** Lists that can be filtered down to the records that refer to a record. */
  readonly referencedBy: readonly IncomingReference<Key>[];
  /**
   * Conditions on its fields that rules of records which refer to it check; without a test: any change counts. Absent
   * where there are none.
   */
  readonly watched?: readonly Comparison[];
  /** The roles that operations and actions need, where the spec says. */
  readonly roles?: { readonly [call: string]: Role };
}

/** What a create or edit screen loads beside its descriptor. */
export interface FormModule {
  readonly schema: JsonSchema;
  readonly validate: Validate;
}

/** One screen of one entity, in the generated route table. */
export interface ScreenRoute<Key extends string = string> {
  /** In the router's syntax: `/tickets/edit/:id`. */
  readonly path: string;
  readonly entity: string;
  readonly screen: ScreenName;
  readonly titleKey: Key;
  readonly load: () => Promise<EntityScreens<Key>>;
  /** Null on list and show. */
  readonly loadForm: (() => Promise<FormModule>) | null;
}

/** A screen that counts an entity's records by the values of one field. */
export interface BreakdownRoute<Key extends string = string> {
  readonly path: string;
  readonly entity: string;
  readonly field: string;
  readonly titleKey: Key;
  readonly load: () => Promise<EntityScreens<Key>>;
}
