import type { Column } from "../../../src/kinds/kind.ts";
import type { FieldModel } from "../types/console-model.ts";
import { kindNamed } from "../types/kind-of.ts";

/** The column that stores a field. */
export function columnOf({ name, kind, schema }: FieldModel): Column {
  if (name === "id") {
    return { builder: "uuid", hasOrder: false };
  }
  const { column } = kindNamed(kind);
  return typeof column === "function" ? column(schema) : column;
}

/** Whether a column stores one text. */
export function isTextColumn({ builder, isArray }: Column): boolean {
  return builder === "text" && isArray !== true;
}

/** The default of a column: the spec's, or the kind's initial value for a required read-only field. */
export function columnDefault({ readOnly, required, kind, schema }: FieldModel): unknown {
  return schema.default ?? (readOnly && required ? kindNamed(kind).initial : undefined);
}
