import type { StoredEntity } from "../../src/contract/backend.ts";
import { type ConsoleModel, type EntityModel, entityNamed, type FieldModel } from "../model/console-model.ts";
import {
  columnName,
  linkColumn,
  linkConstant,
  linkFields,
  ownerOf,
  storedEntities,
  tableConstant,
  tablesOf,
} from "../model/storage-model.ts";
import { toImport } from "../render/import-line.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

/** A table's constant, printed bare among literals. */
type TableName = string;

interface StorageView {
  readonly banner: string;
  /** The import of the tables. */
  readonly tables: string;
  readonly entities: readonly StoredEntity<TableName>[];
}

const view = template<StorageView>("backend/storage.ts.hbs");

/** `generated/backend/storage.ts`: how each stored entity is kept, for the backend's one repository. */
export function emitBackendStorage(model: ConsoleModel): readonly EmittedFile[] {
  const content = view({
    banner: banner("schema/entities/"),
    tables: toImport(
      tablesOf(model).map(({ constant }) => constant),
      "./tables.ts",
    ),
    entities: storedEntities(model).map((entity) => toStored(model, entity)),
  });
  return [{ path: "backend/storage.ts", content }];
}

function toStored(model: ConsoleModel, entity: EntityModel): StoredEntity<TableName> {
  const columns = ownColumns(model, entity);
  const visible = entity.fields.filter(({ writeOnly }) => !writeOnly).map(({ name }) => name);
  return {
    entity: entity.names.name,
    table: entity.names.plural,
    columns,
    titleField: entity.titleField,
    secrets: entity.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name),
    createdAt: stamp(entity, "createdAt"),
    updatedAt: stamp(entity, "updatedAt"),
    unique: entity.unique,
    search: entity.list.search,
    filters: entity.list.filters,
    sortable: columns.filter((name) => visible.includes(name)),
    sort: entity.list.sort,
    links: linkFields(model, entity).map((field) => toLink(entity, field)),
    children: entity.fields.flatMap((field) => toChild(model, field)),
    expansions: entity.fields.flatMap((field) => toExpansion(model, field)),
    usedBy: usersOf(model, entity),
  };
}

function ownColumns(model: ConsoleModel, entity: EntityModel): readonly string[] {
  const table = tablesOf(model).find((candidate) => candidate.entity?.names.name === entity.names.name);
  return (table?.columns ?? []).filter(({ field }) => field !== null).map(({ name }) => name);
}

/** The backend stamps a read-only date and time of this name. */
function stamp(entity: EntityModel, name: string): string | null {
  const field = entity.fields.find((candidate) => candidate.name === name);
  return field?.readOnly === true && field.kind === "datetime" ? name : null;
}

function toLink(entity: EntityModel, field: FieldModel): StoredEntity<TableName>["links"][number] {
  const to = field.relation?.to ?? "";
  return {
    field: field.name,
    table: linkConstant(entity, field),
    to,
    ownerColumn: linkColumn(entity.names.name),
    targetColumn: linkColumn(to),
  };
}

function toChild(model: ConsoleModel, field: FieldModel): StoredEntity<TableName>["children"] {
  if (field.embeds === null) {
    return [];
  }
  const child = entityNamed(model, field.embeds);
  return [
    {
      field: field.name,
      entity: field.embeds,
      table: tableConstant(field.embeds),
      columns: ownColumns(model, child),
      ownerColumn: ownerOf(model, child)?.column ?? "",
    },
  ];
}

function toExpansion(model: ConsoleModel, field: FieldModel): StoredEntity<TableName>["expansions"] {
  const fields = Object.keys(field.schema.properties ?? {});
  if (field.kind === "object" && field.relation !== null) {
    const readable = entityNamed(model, field.relation.to).fields.filter(({ writeOnly }) => !writeOnly);
    const by = columnName(field);
    return [{ field: field.name, by, to: field.relation.to, fields: readable.map(({ name }) => name) }];
  }
  const relating = model.entities
    .flatMap((entity) => (entity.fields.includes(field) ? entity.fields : []))
    .find(({ name }) => name === field.expands);
  return relating?.relation == null ? [] : [{ field: field.name, by: relating.name, to: relating.relation.to, fields }];
}

function usersOf(model: ConsoleModel, entity: EntityModel): StoredEntity<TableName>["usedBy"] {
  const { name } = entity.names;
  return storedEntities(model).flatMap((user) => [
    ...tablesOf(model)
      .filter((table) => table.entity?.names.name === user.names.name)
      .flatMap((table) => table.columns)
      .filter(({ references }) => references?.entity === name && references.onDelete === "restrict")
      .map((column) => ({
        entity: user.names.name,
        field: column.field?.name ?? column.name,
        table: user.names.plural,
        column: column.name,
      })),
    ...linkFields(model, user)
      .filter(({ relation }) => relation?.to === name)
      .map((field) => ({
        entity: user.names.name,
        field: field.name,
        table: linkConstant(user, field),
        column: linkColumn(name),
      })),
  ]);
}
