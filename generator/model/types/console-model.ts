import type { ComputedField } from "../../../src/contract/computed.ts";
import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { RuleDescriptor } from "../../../src/contract/predicate.ts";
import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { Action, Query } from "../../vocabulary/calls.ts";
import type { Condition } from "../../vocabulary/conditions.ts";
import type { Display, DisplayOptions, Widget } from "../../vocabulary/displays.ts";
import type { Currency, UnitByField } from "../../vocabulary/fields.ts";
import type { MenuEntry, ProductSpec, ServiceSpec } from "../../vocabulary/product-spec.ts";
import type { Vocabulary } from "../../vocabulary/vocabulary-doc.ts";
import type { Icon, Operation, Role, Screen, Tones } from "../../vocabulary/words.ts";
import type { Names } from "../naming/names.ts";
import type { WireModel } from "../naming/wire-model.ts";
import type { UnionModel } from "./union-types.ts";

/** An entity's data of unknown type, for generic types of the vocabulary. */
type AnyRecord = Readonly<Record<string, unknown>>;

/** An enumeration with a name. Its labels need the name. */
export interface EnumModel {
  /** `ticketType`: its message keys are `enum.ticketType.<value>`. */
  readonly name: string;
  readonly typeName: string;
  readonly values: readonly string[];
}

/** A field that contains one or several ids of another entity's records. */
export interface RelationModel {
  readonly to: string;
  readonly many: boolean;
  readonly expandedAs: string | null;
  readonly within: string | null;
  readonly choices: string | null;
  /** True if records form a tree: the relation must not create a cycle. */
  readonly isTree: boolean;
}

/** A field of the checked model: its kind, its schema, and how console and backend use it. */
export interface FieldModel {
  readonly name: string;
  /** Path from the record: `address.street` for a sub-field, the name for others. */
  readonly path: string;
  /** Fields of the object, or of each object in a list; empty for other kinds. */
  readonly parts: readonly FieldModel[];
  /** For a union of objects. `parts` then contains the fields of all branches. */
  readonly union: UnionModel | null;
  readonly kind: FieldKind;
  /** The product's own kind, a refined `kind`. Absent for a built-in kind. */
  readonly ownKind?: string;
  /** True for a text in several languages; its parts are the languages. */
  readonly isTranslated: boolean;
  /** For a part of a translated text: its language. */
  readonly language: string | null;
  readonly required: boolean;
  /** True if the value may be null. Null is then sent for "no value". */
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description: string;
  /** Without references: each is replaced by its definition. */
  readonly schema: JsonSchema;
  readonly enumeration: EnumModel | null;
  readonly relation: RelationModel | null;
  /** The relation whose related record is in this field: `bookId` for `book`. */
  readonly expands: string | null;
  /** For embedded records: their entity. */
  readonly embeds: string | null;
  readonly widget: Widget | null;
  readonly display: Display | null;
  readonly displayOptions: Omit<DisplayOptions, "as">;
  /** `loans`: the text is `unit.loans`. */
  readonly unit: string | null;
  /** The unit that depends on another field; null if the unit is constant. */
  readonly unitBy: UnitByField<AnyRecord> | null;
  /** The currency of an amount, if the spec sets one. */
  readonly currency: Currency<AnyRecord> | null;
  readonly hasHelp: boolean;
  /** The expression of a computed field; null for stored fields. */
  readonly computed: ComputedField | null;
}

export interface SectionModel {
  readonly name: string;
  readonly fields: readonly string[];
}

export interface ActionModel extends Action<AnyRecord> {
  readonly name: string;
}

export interface QueryModel extends Query<AnyRecord> {
  readonly name: string;
}

/** An entity of the checked model, with all names, paths and texts that emitters print. */
export interface EntityModel {
  readonly names: Names;
  /** `schema/entities/ticket.ts`. */
  readonly file: string;
  readonly description: string;
  readonly icon: Icon;
  readonly titleField: string;
  /** Fields that form the title of a record, including the title field. */
  readonly titleFields: readonly string[];
  readonly fields: readonly FieldModel[];
  readonly operations: readonly Operation[];
  readonly screens: readonly Screen[];
  /** Path of each operation it has, `/tickets/{id}`. */
  readonly endpoints: { readonly [O in Operation]?: string };
  /** Path of each screen it has, `/tickets/edit/{id}`. */
  readonly routes: { readonly [S in Screen]?: string };
  readonly queries: readonly QueryModel[];
  readonly actions: readonly ActionModel[];
  /** Roles required by calls, if the spec sets them. */
  readonly roles: { readonly [call: string]: Role };
  readonly breakdowns: readonly { readonly name: string; readonly field: string; readonly path: string }[];
  readonly archive: { readonly field: string; readonly value: string | boolean } | null;
  /** True if the entity only defines the inputs of an action. */
  readonly isInput: boolean;
  /** The entity whose records the create call returns, as a list; null if it returns the created record. */
  readonly creates: string | null;
  readonly unique: readonly string[];
  /** Composite unique constraints. */
  readonly uniqueTogether: readonly (readonly string[])[];
  readonly rules: readonly RuleDescriptor[];
  readonly isStored: boolean;
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: string;
    readonly filters: readonly string[];
    readonly search: readonly string[];
  };
  readonly form: {
    readonly sections: readonly SectionModel[];
    readonly visibleWhen: { readonly [field: string]: Condition<AnyRecord> };
    readonly lockedWhen: { readonly [field: string]: Condition<AnyRecord> };
  };
  readonly show: { readonly sections: readonly SectionModel[] };
}

/** The product's settings. */
export interface ProductModel extends Omit<ProductSpec, "tones" | "naming" | "idName" | "completeLanguages"> {
  readonly completeLanguages: readonly string[];
  /** Tones by enumeration, including those that entities define. */
  readonly tones: Tones;
}

/** The whole checked product: the input of every emitter. */
export interface ConsoleModel {
  /** Sorted by name. */
  readonly entities: readonly EntityModel[];
  /** Sorted by name. */
  readonly enums: readonly EnumModel[];
  readonly menu: readonly MenuEntry[];
  readonly service: ServiceSpec | null;
  readonly product: ProductModel;
  /** Names of fields in requests and responses, where they differ. */
  readonly wire: WireModel;
  /** Schemas of the types that service calls use, without references. */
  readonly serviceSchemas: { readonly [typeName: string]: JsonSchema };
  /** Documentation of the spec's options. */
  readonly vocabulary: Vocabulary;
  /** Keys of enumeration labels that agree in gender with the entity, in at least one language. */
  readonly gendered: ReadonlySet<string>;
}

/** Returns the entity with this name, or throws: checks have made sure that it exists. */
export function entityNamed(model: ConsoleModel, name: string): EntityModel {
  const entity = model.entities.find(({ names }) => names.name === name);
  if (entity === undefined) {
    throw new Error(`the model has no entity ${name}`);
  }
  return entity;
}

/** Returns the field with this name, or throws: checks have made sure that it exists. */
export function fieldNamed(entity: EntityModel, name: string): FieldModel {
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (field === undefined) {
    throw new Error(`the model of ${entity.names.name} has no field ${name}`);
  }
  return field;
}

/** Fields that a request body may contain. */
export function writableFields(entity: EntityModel): readonly FieldModel[] {
  return entity.fields.filter((field) => !field.readOnly);
}
