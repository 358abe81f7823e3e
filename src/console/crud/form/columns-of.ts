import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FormUiSchema } from "../../../contract/screens.ts";
import { fieldUi } from "../form-data/form-data.ts";

/** A column of an embedded table. */
export interface TableColumn {
  readonly name: string;
  readonly labelKey: MessageKey;
  readonly isRequired: boolean;
}

/** The fields of a row that are to be seen, in their order. */
export function columnsOf(schema: JsonSchema, ui: FormUiSchema<MessageKey>): readonly TableColumn[] {
  return ui["ui:order"].flatMap((name) => {
    const field = fieldUi(ui, name);
    if (field === undefined || field["ui:widget"] === "hidden" || schema.properties?.[name] === undefined) {
      return [];
    }
    const { labelKey } = field["ui:options"];
    const isRequired = schema.required?.includes(name) === true && isAsked(schema.properties[name]);
    return [{ name, labelKey, isRequired }];
  });
}

/** Whether there is an answer that is not there yet: null and nothing added are answers, and parts have marks of their own. */
function isAsked({ type, nullable }: JsonSchema): boolean {
  return nullable !== true && type !== "array" && type !== "object";
}
