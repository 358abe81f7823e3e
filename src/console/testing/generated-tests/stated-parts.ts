import type { FieldPart, ScreenParts } from "./open-route.tsx";

/** Expected content of a screen, as written in a generated test: a field without details is given by its name. */
export interface StatedParts extends Omit<ScreenParts, "fields"> {
  readonly entity: string;
  readonly fields: readonly (string | FieldPart)[];
}

/** Adds a label to each field. */
export function toScreenParts({ entity, fields, ...parts }: StatedParts): ScreenParts {
  const toPart = (field: string | FieldPart) =>
    typeof field === "string" ? { label: `entity.${entity}.field.${field}` } : field;
  return { ...parts, fields: fields.map(toPart) };
}
