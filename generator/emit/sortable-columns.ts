import type { EntityModel } from "../model/types/console-model.ts";
import { kindNamed } from "../model/types/kind-of.ts";
import { partAt } from "../model/types/parts.ts";

/** Columns by which the console sorts a list: all but related records and arrays. */
export function sortableColumns({ fields, list }: EntityModel): readonly string[] {
  return list.columns.filter((path) => {
    const field = partAt(fields, path);
    return field !== undefined && kindNamed(field.kind).isManifold !== true;
  });
}
