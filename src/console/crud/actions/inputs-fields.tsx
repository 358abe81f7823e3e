import type { UiSchema, ValidatorType } from "@rjsf/utils";
import type { InputsForm } from "../../../contract/action-forms.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import { StackedTemplate } from "../form/form-templates.tsx";
import { RjsfFields } from "../form/rjsf-fields.tsx";
import { BaseInputTemplate, muiWidgets } from "./mui-widgets.ts";

/** MUI's widgets and the layout of a dialog. */
const own = { widgets: muiWidgets, templates: { BaseInputTemplate, ObjectFieldTemplate: StackedTemplate } };

interface InputsFieldsProps {
  readonly drawn: InputsForm<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/** Renders the inputs of an action with RJSF's MUI theme, to match the dialog. */
export function InputsFields({ drawn, schema, validator }: InputsFieldsProps) {
  // The generated uiSchema has the form of RJSF's, but its arrays are read-only.
  const uiSchema = drawn.uiSchema as unknown as UiSchema;
  return <RjsfFields schema={schema} uiSchema={uiSchema} validator={validator} own={own} />;
}
