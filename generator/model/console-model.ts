import type { ComputedField } from "../../src/contract/computed.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { RuleDescriptor } from "../../src/contract/predicate.ts";
import type { Action, Query } from "../vocabulary/calls.ts";
import type { Condition } from "../vocabulary/conditions.ts";
import type { Display, DisplayOptions, Widget } from "../vocabulary/displays.ts";
import type { Currency, UnitByField } from "../vocabulary/fields.ts";
import type { MenuEntry, ProductSpec, ServiceSpec } from "../vocabulary/product-spec.ts";
import type { Vocabulary } from "../vocabulary/vocabulary-doc.ts";
import type { Icon, Operation, Role, Screen, Tones } from "../vocabulary/words.ts";
import type { Names } from "./names.ts";
import type { UnionModel } from "./union-types.ts";

/** The data of no particular entity, for the parts of the vocabulary that take one. */
type AnyRecord = Readonly<Record<string, unknown>>;

/** An enumeration with a name, and so with labels. */
export interface EnumModel {
  /** `ticketType`: its message keys are `enum.ticketType.<value>`. */
  readonly name: string;
  readonly typeName: string;
  readonly values: readonly string[];
}

/** What kind of thing a field holds; decides its control, display and column. */
export type FieldKind =
  | "text"
  | "email"
  | "uri"
  | "password"
  | "integer"
  | "number"
  | "money"
  | "boolean"
  | "date"
  | "datetime"
  | "enum"
  | "percent"
  | "tel"
  | "html"
  | "image"
  | "file"
  | "time"
  | "duration"
  | "texts"
  | "numbers"
  | "enums"
  | "object"
  | "value"
  | "values"
  | "map"
  | "json"
  | "embedded";

/** A field that holds one id, or several, of another entity's records. */
export interface RelationModel {
  readonly to: string;
  readonly many: boolean;
  readonly expandedAs: string | null;
  readonly within: string | null;
  readonly choices: string | null;
  /** Whether no record may stand above itself. */
  readonly isTree: boolean;
}

export interface FieldModel {
  readonly name: string;
  /** From the record: `address.street` of a part; its name where it is no part. */
  readonly path: string;
  /** Of a value that is an object: its parts, to any depth. */
  readonly parts: readonly FieldModel[];
  /** Of a value that is one of several objects: which; its parts are those of all of them. */
  readonly union: UnionModel | null;
  readonly kind: FieldKind;
  /** Whether it is one text in each language of the product, its parts. */
  readonly isTranslated: boolean;
  /** Of a part of such a text: the language that it is in. */
  readonly language: string | null;
  readonly required: boolean;
  /** Whether its value may be null, and is where it has none. */
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly description: string;
  /** Self-contained: references are written out. */
  readonly schema: JsonSchema;
  readonly enumeration: EnumModel | null;
  readonly relation: RelationModel | null;
  /** The relation field beside which this object field is answered: `bookId` for `book`. */
  readonly expands: string | null;
  /** Of an embedded array: the entity of its items. */
  readonly embeds: string | null;
  readonly widget: Widget | null;
  readonly display: Display | null;
  readonly displayOptions: Omit<DisplayOptions, "as">;
  /** `loans`, whose text is `unit.loans`. */
  readonly unit: string | null;
  /** What the number is by another field; null where it is always the same. */
  readonly unitBy: UnitByField<AnyRecord> | null;
  /** Of an amount of money: its currency, where the spec says. */
  readonly currency: Currency<AnyRecord> | null;
  readonly hasHelp: boolean;
  /** What it is of the other fields; null where it is kept. */
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

export interface EntityModel {
  readonly names: Names;
  /** `schema/entities/ticket.ts`. */
  readonly file: string;
  readonly description: string;
  readonly icon: Icon;
  readonly titleField: string;
  /** What names a record together: the title field, alone or among others. */
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
  /** The roles that calls need, where the spec says. */
  readonly roles: { readonly [call: string]: Role };
  readonly breakdowns: readonly { readonly name: string; readonly field: string; readonly path: string }[];
  readonly archive: { readonly field: string; readonly value: string | boolean } | null;
  /** Whether it is what an action asks for. */
  readonly isInput: boolean;
  /** The entity whose records its create answers, as a list; null where it answers its own record. */
  readonly creates: string | null;
  readonly unique: readonly string[];
  /** Fields in which, together, no two records may agree. */
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

/** What the product says of itself. */
export interface ProductModel extends Omit<ProductSpec, "tones"> {
  /** Those that entities state among them, by the name of the enumeration. */
  readonly tones: Tones;
}

/** The whole product, checked: what every emitter is given. */
export interface ConsoleModel {
  /** In the order of their names. */
  readonly entities: readonly EntityModel[];
  /** In the order of their names. */
  readonly enums: readonly EnumModel[];
  readonly menu: readonly MenuEntry[];
  readonly service: ServiceSpec | null;
  readonly product: ProductModel;
  /** Self-contained schemas of the types that the service's calls name. */
  readonly serviceSchemas: { readonly [typeName: string]: JsonSchema };
  /** What a spec may say. */
  readonly vocabulary: Vocabulary;
  /** Keys of the names of values that agree, in some language, with the entity that shows them. */
  readonly agreeing: ReadonlySet<string>;
}

/** The entity of that name; its absence is a fault of the model's checks. */
export function entityNamed(model: ConsoleModel, name: string): EntityModel {
  const entity = model.entities.find(({ names }) => names.name === name);
  if (entity === undefined) {
    throw new Error(`the model has no entity ${name}`);
  }
  return entity;
}

/** The field of that name; its absence is a fault of the model's checks. */
export function fieldNamed(entity: EntityModel, name: string): FieldModel {
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (field === undefined) {
    throw new Error(`the model of ${entity.names.name} has no field ${name}`);
  }
  return field;
}

/** The fields that a body may carry. */
export function writableFields(entity: EntityModel): readonly FieldModel[] {
  return entity.fields.filter((field) => !field.readOnly);
}
