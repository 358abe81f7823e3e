import { getDefaultRegistry } from "@rjsf/core";
import BaseInputTemplate from "@rjsf/mui/lib/BaseInputTemplate/index.js";
import CheckboxWidget from "@rjsf/mui/lib/CheckboxWidget/index.js";
import RadioWidget from "@rjsf/mui/lib/RadioWidget/index.js";
import SelectWidget from "@rjsf/mui/lib/SelectWidget/index.js";
import TextareaWidget from "@rjsf/mui/lib/TextareaWidget/index.js";
import type { RegistryWidgetsType, ValidatorType, Widget } from "@rjsf/utils";
import type { InputsForm } from "../../../contract/action-forms.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import { StackedTemplate } from "./form-templates.tsx";
import { RjsfFields } from "./rjsf-fields.tsx";
import { toRjsfUiSchema } from "./rjsf-schema.ts";

interface InputsFieldsProps {
  readonly inputs: InputsForm<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/** Renders the inputs of an action with RJSF's MUI theme, to match the dialog. */
export function InputsFields({ inputs, schema, validator }: InputsFieldsProps) {
  return <RjsfFields schema={schema} uiSchema={toRjsfUiSchema(inputs.uiSchema)} validator={validator} own={own} />;
}

// Widgets are imported one by one: the whole theme would add MUI's grid and slider to a chunk that show pages load too.
const stock = getDefaultRegistry().widgets;

function stockWidget(name: string): Widget {
  const widget = stock[name];
  if (widget === undefined) {
    throw new ReferenceError(`RJSF has no widget ${name}`);
  }
  return widget;
}

/**
 * RJSF's MUI widgets by generated widget name. RJSF's text widgets render MUI's `BaseInputTemplate`. Numbers, amounts,
 * dates and relations use the console's own controls.
 */
const muiWidgets: RegistryWidgetsType = {
  text: stockWidget("TextWidget"),
  email: stockWidget("EmailWidget"),
  uri: stockWidget("URLWidget"),
  tel: stockWidget("TextWidget"),
  multiline: TextareaWidget,
  select: SelectWidget,
  radio: RadioWidget,
  switch: CheckboxWidget,
};

/** MUI's widgets and the layout of a dialog. */
const own = { widgets: muiWidgets, templates: { BaseInputTemplate, ObjectFieldTemplate: StackedTemplate } };
