import type { PartType } from "../../../src/contract/backend.ts";
import type { EntityModel, FieldModel } from "./console-model.ts";
import { kindNamed } from "./kind-of.ts";

/** True for a path into an object (`address.city`), false for a field's name. */
export function isPart(path: string): boolean {
  return path.includes(".");
}

/** Finds a field by name, or a field inside an object by path. */
export function partAt<Field extends { readonly name: string; readonly parts: readonly Field[] }>(
  fields: readonly Field[],
  path: string,
): Field | undefined {
  const [name, ...rest] = path.split(".");
  const field = fields.find((candidate) => candidate.name === name);
  return field === undefined || rest.length === 0 ? field : partAt(field.parts, rest.join("."));
}

/** Fields inside objects that the list shows, filters, searches or sorts by. */
export function listedParts({ fields, list }: EntityModel): readonly FieldModel[] {
  const named = [...list.columns, ...list.filters, ...list.search, list.sort.replace("-", "")];
  return [...new Set(named.filter(isPart))].flatMap((path) => partAt(fields, path) ?? []);
}

/** How the list compares those fields, by path. */
export function partTypes(entity: EntityModel): Readonly<Record<string, PartType>> {
  const typed = listedParts(entity).flatMap(({ path, kind }) => {
    const type = kindNamed(kind).partType;
    return type === undefined ? [] : [[path, type] as const];
  });
  return Object.fromEntries(typed);
}
