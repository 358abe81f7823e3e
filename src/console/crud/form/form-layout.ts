import { createContext, useContext } from "react";
import type { MessageKey } from "../../../../generated/message-keys.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { SectionDescriptor } from "../../../contract/screens.ts";

/** How the fields of an open form are laid out. */
export interface FormLayout {
  readonly sections: readonly SectionDescriptor<MessageKey>[];
  readonly schema: JsonSchema;
}

export const FormLayoutContext = createContext<FormLayout>({ sections: [], schema: { type: "object" } });

export function useFormLayout(): FormLayout {
  return useContext(FormLayoutContext);
}

/** Whether a section's one field is an array of whole records, which takes the section's full width as a table. */
export function isTableSection(section: SectionDescriptor<MessageKey>, schema: JsonSchema): boolean {
  const [first] = section.fields;
  return section.fields.length === 1 && first !== undefined && schema.properties?.[first]?.items?.type === "object";
}

/** A name or an address wants the whole line; what is shorter shares it. */
const LONG_TEXT = 120;

/** Whether a field shares its line with another one. */
export function isShortField(schema: JsonSchema | undefined): boolean {
  if (!schema || schema.type === "array" || schema.type === "object") {
    return false;
  }
  const isFreeText = schema.type === "string" && !schema.enum && !schema.format?.startsWith("date");
  return !isFreeText || (schema.maxLength !== undefined && schema.maxLength <= LONG_TEXT);
}
