import type { EntityModel } from "../types/console-model.ts";
import { columnOf, isTextColumn } from "./column-types.ts";

/**
 * Fields that identify a person or record: unique texts and e-mail addresses. Comparisons of them ignore case,
 * surrounding spaces and Unicode form.
 */
export function identityFieldsOf({ fields, unique, uniqueTogether }: EntityModel): readonly string[] {
  const told = new Set([...unique, ...uniqueTogether.flat()]);
  return fields
    .filter(({ name, kind }) => told.has(name) || kind === "email")
    .filter((field) => isTextColumn(columnOf(field)) && field.enumeration === null && field.relation === null)
    .map(({ name }) => name);
}
