import type { SpecProblem } from "../diagnostics/spec-error.ts";
import type { ConsoleModel } from "./console-model.ts";
import { toSnake } from "./names.ts";
import { type ColumnModel, type TableModel, toStorage } from "./storage-model.ts";
import type { EntityDraft } from "./unvalidated-spec.ts";

/** Tables of one name, and columns of one name: of two fields, or of a field and what the backend adds. */
export function storageProblems(model: ConsoleModel, entities: readonly EntityDraft[]): readonly SpecProblem[] {
  const { tables } = toStorage(model);
  return [...tables.flatMap((table) => columnTwins(table, entities)), ...tableTwins(tables, entities)];
}

function columnTwins({ entity, columns }: TableModel, entities: readonly EntityDraft[]): readonly SpecProblem[] {
  const draft = entities.find(({ source }) => source.name === entity?.names.name);
  const first = new Map<string, ColumnModel>();
  return columns.flatMap((column) => {
    const name = toSnake(column.name);
    const twin = first.get(name);
    first.set(name, twin ?? column);
    const field = column.field ?? twin?.field ?? null;
    if (draft === undefined || twin === undefined || field === null) {
      return [];
    }
    const { source, fieldPlaces } = draft;
    return [
      {
        at: fieldPlaces.get(field.name) ?? source.at,
        path: `${source.name}.${field.name}`,
        found: `the column ${name}, which ${whose(column.field === field ? twin : column)} has already`,
        write: "another name for the field",
      },
    ];
  });
}

function whose({ field }: ColumnModel): string {
  return field === null ? "the backend" : `the field "${field.name}"`;
}

/** `bookGenre` in the plural is the table of links of `book.genres`; `bookGenre.links` has that of `book.genreLinks`. */
function tableTwins(tables: readonly TableModel[], entities: readonly EntityDraft[]): readonly SpecProblem[] {
  const first = new Map<string, TableModel>();
  return tables.flatMap((links) => {
    const twin = first.get(links.table);
    first.set(links.table, twin ?? links);
    const owner = twin?.entity?.names.name ?? links.columns[0]?.references?.entity;
    const draft = entities.find(({ source }) => source.name === owner);
    return twin === undefined || draft === undefined
      ? []
      : [
          {
            at: draft.source.at,
            path: draft.source.name,
            found: `the table ${links.table}, which another entity's field has for its links`,
            write: "another name for the entity or for the field",
          },
        ];
  });
}
