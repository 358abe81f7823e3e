import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldUiSchema, FormUiSchema, ObjectUiSchema } from "../../../contract/screens.ts";
import { fieldUi } from "./form-data.ts";

/** What a field is drawn by. */
export interface DrawnFieldProps {
  /** `bookCopies.1.price` */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly ui: FieldUiSchema<MessageKey> | ObjectUiSchema<MessageKey>;
  readonly isRequired: boolean;
}

export interface FieldsOfProps {
  /** Of the object; empty for the form itself. */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly ui: FormUiSchema<MessageKey> | ObjectUiSchema<MessageKey>;
}

/** An object's fields that are to be seen, in their order. */
export function fieldsOf({ path, schema, ui }: FieldsOfProps): readonly DrawnFieldProps[] {
  return ui["ui:order"].flatMap((name) => {
    const [field, property] = [fieldUi(ui, name), schema.properties?.[name]];
    const isSeen = field !== undefined && property !== undefined && field["ui:widget"] !== "hidden";
    const isRequired = schema.required?.includes(name) ?? false;
    return isSeen ? [{ path: path === "" ? name : `${path}.${name}`, schema: property, ui: field, isRequired }] : [];
  });
}
