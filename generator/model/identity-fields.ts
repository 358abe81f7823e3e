import { columnType } from "./column-types.ts";
import type { EntityModel } from "./console-model.ts";

/**
 * The texts by which a person or a record is recognized: unique ones, and e-mail addresses. Capitals, blanks at the ends
 * and the Unicode form do not count in them.
 */
export function identityFieldsOf({ fields, unique, uniqueTogether }: EntityModel): readonly string[] {
  const told = new Set([...unique, ...uniqueTogether.flat()]);
  return fields
    .filter(({ name, kind }) => told.has(name) || kind === "email")
    .filter((field) => columnType(field) === "text" && field.enumeration === null && field.relation === null)
    .map(({ name }) => name);
}
