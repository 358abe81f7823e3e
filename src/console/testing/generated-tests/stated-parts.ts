import type { FieldPart, ScreenParts } from "./open-route.tsx";

/** What a screen is to show, as a generated test states it: fields of which there is no more to say by their names. */
export interface StatedParts extends Omit<ScreenParts, "fields"> {
  readonly entity: string;
  readonly fields: readonly (string | FieldPart)[];
}

/** Each field with its label. */
export function toScreenParts({ entity, fields, ...parts }: StatedParts): ScreenParts {
  const toPart = (field: string | FieldPart) =>
    typeof field === "string" ? { label: `entity.${entity}.field.${field}` } : field;
  return { ...parts, fields: fields.map(toPart) };
}
