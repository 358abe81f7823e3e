import { type ConsoleModel, type EntityModel, entityNamed, type FieldModel } from "./console-model.ts";
import { toNames, toPascal, toSnake } from "./names.ts";

/** One column of a table. */
export interface ColumnModel {
  /** `planId`. */
  readonly name: string;
  readonly field: FieldModel | null;
  readonly type: ColumnType;
  readonly isRequired: boolean;
  readonly default: unknown;
  /** The entity whose id it holds, and what its deletion does to this row. */
  readonly references: { readonly entity: string; readonly onDelete: "cascade" | "restrict" } | null;
}

export type ColumnType =
  | "id"
  | "uuid"
  | "text"
  | "integer"
  | "bigint"
  | "double"
  | "money"
  | "boolean"
  | "date"
  | "datetime"
  | "texts"
  | "json";

/** A table of the reference backend: an entity's own, an embedded entity's, or the links of a field. */
export interface TableModel {
  /** `planFeatures`. */
  readonly constant: string;
  /** `plan_features`. */
  readonly table: string;
  /** Null for a table of links. */
  readonly entity: EntityModel | null;
  readonly columns: readonly ColumnModel[];
  /** Of a table of links: its two columns. */
  readonly primaryKey: readonly string[];
}

/** Entities that have a table: the stored ones, and those embedded in them. */
export function storedEntities(model: ConsoleModel): readonly EntityModel[] {
  return model.entities.filter((entity) => entity.isStored || ownerOf(model, entity) !== null);
}

/** The stored entity that embeds this one, and the column that holds its id. */
export function ownerOf(
  model: ConsoleModel,
  entity: EntityModel,
): { readonly entity: EntityModel; readonly column: string } | null {
  const owner = model.entities.find(
    ({ isStored, fields }) => isStored && fields.some(({ embeds }) => embeds === entity.names.name),
  );
  if (owner === undefined) {
    return null;
  }
  const stated = entity.fields.find(({ relation }) => relation?.to === owner.names.name && !relation.many);
  return { entity: owner, column: stated?.name ?? `${owner.names.name}Id` };
}

/** All tables, owners before what they own. */
export function tablesOf(model: ConsoleModel): readonly TableModel[] {
  const entities = storedEntities(model);
  return [
    ...entities.map((entity) => toTable(model, entity)),
    ...entities.flatMap((entity) => linkFields(model, entity).map((field) => toLinkTable(entity, field))),
  ];
}

/** Fields kept in a table of links: many ids of a stored entity. */
export function linkFields(model: ConsoleModel, entity: EntityModel): readonly FieldModel[] {
  return entity.fields.filter(({ relation }) => relation?.many === true && isStored(model, relation.to));
}

/** `planFeatures`: the constant of a table of links. */
export function linkConstant(entity: EntityModel, field: FieldModel): string {
  return `${entity.names.name}${toPascal(field.name)}`;
}

/** The column that holds the id of an entity in a table of links: `planId`. */
export function linkColumn(entity: string): string {
  return `${entity}Id`;
}

function toLinkTable(entity: EntityModel, field: FieldModel): TableModel {
  const to = field.relation?.to ?? "";
  const constant = linkConstant(entity, field);
  const owner = linkColumn(entity.names.name);
  // A record that lists records of its own kind has two columns of one name, but for this.
  const target = to === entity.names.name ? `other${toPascal(linkColumn(to))}` : linkColumn(to);
  return {
    constant,
    table: toSnake(constant),
    entity: null,
    columns: [
      plain(owner, "uuid", { references: { entity: entity.names.name, onDelete: "cascade" } }),
      plain(target, "uuid", { references: { entity: to, onDelete: "restrict" } }),
      plain("position", "integer", { default: 0 }),
    ],
    primaryKey: [owner, target],
  };
}

function toTable(model: ConsoleModel, entity: EntityModel): TableModel {
  const owner = ownerOf(model, entity);
  const columns = entity.fields.flatMap((field) => toColumn(model, entity, field));
  const ownColumns =
    owner === null || columns.some(({ name }) => name === owner.column)
      ? columns
      : [
          ...columns,
          plain(owner.column, "uuid", { references: { entity: owner.entity.names.name, onDelete: "cascade" } }),
        ];
  return {
    constant: entity.names.plural,
    table: entity.names.table,
    entity,
    columns: [
      ...ownColumns,
      ...(owner === null ? [] : [plain("position", "integer", { default: 0 })]),
      plain("revision", "integer", { default: 1 }),
    ],
    primaryKey: [],
  };
}

function plain(name: string, type: ColumnType, more: Partial<ColumnModel>): ColumnModel {
  return { name, field: null, type, isRequired: true, default: undefined, references: null, ...more };
}

function toColumn(model: ConsoleModel, entity: EntityModel, field: FieldModel): readonly ColumnModel[] {
  const { relation } = field;
  const isElsewhere = field.embeds !== null || field.expands !== null;
  if (isElsewhere || (relation?.many === true && isStored(model, relation.to))) {
    return [];
  }
  const column: ColumnModel = {
    name: columnName(field),
    field,
    type: columnType(field),
    isRequired: field.required,
    default: columnDefault(field),
    references: null,
  };
  if (relation === null || relation.many || !isStored(model, relation.to)) {
    return [column];
  }
  const isOwner = ownerOf(model, entity)?.column === field.name;
  return [{ ...column, type: "uuid", references: { entity: relation.to, onDelete: isOwner ? "cascade" : "restrict" } }];
}

/** The column of a record held as an object keeps that record's id. */
export function columnName(field: FieldModel): string {
  return field.kind === "object" && field.relation !== null ? `${field.name}Id` : field.name;
}

const TYPES: Readonly<Record<FieldModel["kind"], ColumnType>> = {
  text: "text",
  email: "text",
  uri: "text",
  password: "text",
  integer: "integer",
  number: "double",
  money: "money",
  boolean: "boolean",
  date: "date",
  datetime: "datetime",
  enum: "text",
  texts: "texts",
  object: "json",
  embedded: "json",
};

const LARGEST_INTEGER = 2_147_483_647;

function columnType({ name, kind, schema }: FieldModel): ColumnType {
  if (name === "id") {
    return "id";
  }
  return kind === "integer" && (schema.maximum ?? 0) > LARGEST_INTEGER ? "bigint" : TYPES[kind];
}

/** What the backend owns and the spec gives no value begins at nothing. */
const NOTHING: Readonly<Partial<Record<FieldModel["kind"], unknown>>> = {
  integer: 0,
  number: 0,
  money: 0,
  boolean: false,
};

function columnDefault({ readOnly, required, kind, schema }: FieldModel): unknown {
  return schema.default ?? (readOnly && required ? NOTHING[kind] : undefined);
}

function isStored(model: ConsoleModel, name: string): boolean {
  const entity = entityNamed(model, name);
  return entity.isStored || ownerOf(model, entity) !== null;
}

/** The table's constant of a stored entity. */
export function tableConstant(entity: string): string {
  return toNames(entity).plural;
}
