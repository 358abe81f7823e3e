import Form, { getDefaultRegistry } from "@rjsf/core";
import type { FieldProps, UiSchema, ValidatorType } from "@rjsf/utils";
import { type ComponentType, memo, useContext, useMemo } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { controls } from "../../fields/control-registry.ts";
import { ID_PREFIX, ID_SEPARATOR } from "../../fields/field-path.ts";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import type { ControlProps } from "../../fields/use-control.ts";
import { EmbeddedTable } from "./embedded-table.tsx";
import styles from "./form.module.css";
import { formTemplates } from "./form-templates.tsx";
import { toRjsfSchema } from "./rjsf-schema.ts";
import { toWidget, WidgetField } from "./store-widget.tsx";
import { useUiSchema } from "./use-ui-schema.ts";

function toWidgets(all: { readonly [name: string]: ComponentType<ControlProps> }) {
  return Object.fromEntries(Object.entries(all).map(([name, control]) => [name, toWidget(control)]));
}

/** The controls by the names that generated uiSchemas call them. */
const widgets = toWidgets(controls);

const { ObjectField: PartsField = WidgetField } = getDefaultRegistry().fields;

/** An object with a widget of its own is asked for as one, any other by its parts. */
function ObjectField(props: FieldProps) {
  return props.uiSchema?.["ui:widget"] === undefined ? <PartsField {...props} /> : <WidgetField {...props} />;
}

/** A list with a widget is asked for as one, a list of records as a table. */
function ArrayField(props: FieldProps) {
  return props.uiSchema?.["ui:widget"] === undefined ? <EmbeddedTable {...props} /> : <WidgetField {...props} />;
}

const fields = { ObjectField, ArrayField };

/** RJSF fills nothing in: what a record starts with is what the form was opened with. */
const NO_DEFAULTS = { emptyObjectFields: "skipDefaults" } as const;

interface FormFieldsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/**
 * The fields of a form: RJSF walks the schema and its uiSchema, and chooses a field, a template and a widget of ours for
 * each. It does so once. It is given no data, so that there is none that it could change: controls listen to the form's
 * store, and so do the templates for which of their fields are to be seen, and tables for their rows.
 */
export const FormFields = memo(function FormFields({ screens, schema, validator }: FormFieldsProps) {
  const uiSchema: UiSchema = useUiSchema(screens);
  const { controls: replaced } = useContext(KindOverridesContext);
  const all = useMemo(() => (replaced === undefined ? widgets : { ...widgets, ...toWidgets(replaced) }), [replaced]);
  return (
    <Form
      tagName="div"
      className={styles["drawn"] ?? ""}
      idPrefix={ID_PREFIX}
      idSeparator={ID_SEPARATOR}
      schema={toRjsfSchema(schema)}
      uiSchema={uiSchema}
      validator={validator}
      fields={fields}
      widgets={all}
      templates={formTemplates}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      experimental_componentUpdateStrategy="shallow"
      showErrorList={false}
      noValidate
    >
      {/* The buttons are in our own bar. */}
      <span hidden />
    </Form>
  );
});
