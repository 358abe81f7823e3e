import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FormUiSchema } from "../../../contract/screens.ts";
import { fieldUi } from "../form-data/form-data.ts";
import { needsRequiredMark } from "./rjsf-schema.ts";

/** A column of an embedded table. */
export interface TableColumn {
  readonly name: string;
  readonly labelKey: MessageKey;
  readonly isRequired: boolean;
}

/** Visible fields of a row, in display order. */
export function columnsOf(schema: JsonSchema, ui: FormUiSchema<MessageKey>): readonly TableColumn[] {
  return ui["ui:order"].flatMap((name) => {
    const field = fieldUi(ui, name);
    if (field === undefined || field["ui:widget"] === "hidden" || schema.properties?.[name] === undefined) {
      return [];
    }
    const { labelKey } = field["ui:options"];
    const isRequired = schema.required?.includes(name) === true && needsRequiredMark(schema.properties[name]);
    return [{ name, labelKey, isRequired }];
  });
}
