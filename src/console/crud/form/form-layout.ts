import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FormUiSchema, SectionDescriptor } from "../../../contract/screens.ts";
import type { FormOverrideProps } from "../overrides/entity-overrides.ts";

/** The fields that there are, by name, as RJSF draws them. */
export type RenderedFields = ReadonlyMap<string, ReactNode>;

/** How the fields of an open form are laid out. */
export interface FormLayout {
  readonly sections: readonly SectionDescriptor<MessageKey>[];
  readonly schema: JsonSchema;
  readonly uiSchema: FormUiSchema<MessageKey>;
  /** The fields that are known while the record is on its way; null once it is here. */
  readonly known: ReadonlySet<string> | null;
  /** The entity's own layout; null where it has none. */
  readonly Override: ((props: FormOverrideProps) => ReactNode) | null;
  /** What the entity puts beneath the sections; null where that is nothing. */
  readonly Footer?: ComponentType | null;
}

export const FormLayoutContext = createContext<FormLayout>({
  sections: [],
  schema: { type: "object" },
  uiSchema: { "ui:order": [] },
  known: null,
  Override: null,
});

/** The title of the section whose one field this is; null where it has others. */
export const OnlyFieldOf = createContext<string | null>(null);

export function useFormLayout(): FormLayout {
  return useContext(FormLayoutContext);
}

/** Whether a section's one field is an array of whole records, which takes the section's full width as a table. */
export function isTableSection(section: SectionDescriptor<MessageKey>, schema: JsonSchema): boolean {
  const [first] = section.fields;
  return section.fields.length === 1 && first !== undefined && schema.properties?.[first]?.items?.type === "object";
}

/** A description or an address wants the whole line; what is shorter shares it. */
const LONG_TEXT = 120;

/** Whether a field shares its line with another one. */
export function isShortField(schema: JsonSchema | undefined): boolean {
  if (!schema || schema.type === "array" || schema.type === "object") {
    return false;
  }
  return schema.format === "email" || schema.format === "password" || (schema.maxLength ?? 0) <= LONG_TEXT;
}
