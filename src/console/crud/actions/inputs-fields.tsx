import type { ObjectFieldTemplateProps, UiSchema, ValidatorType } from "@rjsf/utils";
import { useCallback, useMemo } from "react";
import type { InputsForm } from "../../../contract/action-forms.ts";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useWidgets } from "../form/form-fields.tsx";
import { FieldTemplate, formTemplates } from "../form/form-templates.tsx";
import { RjsfFields } from "../form/rjsf-fields.tsx";
import { hiddenFields } from "../form-data/form-data.ts";
import { muiTemplates, muiWidgets } from "./mui-widgets.tsx";

const { ObjectFieldTemplate: Parts } = formTemplates;

/** Stacks the visible top-level fields. Nested objects use the common form template. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { visibleWhen } = useFormScope();
  const hidden = useFormValue(useCallback((data: FormData) => hiddenFields(visibleWhen, data), [visibleWhen]));
  return props.fieldPathId.path.length === 0 ? (
    props.properties.filter((field) => !field.hidden && !hidden.includes(field.name)).map(({ content }) => content)
  ) : (
    <Parts {...props} />
  );
}

const templates = { ...muiTemplates, FieldTemplate, ObjectFieldTemplate };

interface InputsFieldsProps {
  readonly drawn: InputsForm<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/** Renders the inputs of an action with RJSF's MUI theme, to match the dialog. */
export function InputsFields({ drawn, schema, validator }: InputsFieldsProps) {
  const ours = useWidgets();
  const widgets = useMemo(() => ({ ...ours, ...muiWidgets }), [ours]);
  return (
    <RjsfFields
      schema={schema}
      uiSchema={drawn.uiSchema as unknown as UiSchema}
      validator={validator}
      widgets={widgets}
      templates={templates}
    />
  );
}
