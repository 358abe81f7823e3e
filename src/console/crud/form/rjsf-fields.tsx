import Form, { getDefaultRegistry } from "@rjsf/core";
import type { FieldProps, RegistryWidgetsType, TemplatesType, UiSchema, ValidatorType } from "@rjsf/utils";
import { memo } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { ID_PREFIX, ID_SEPARATOR } from "../../fields/field-path.ts";
import { EmbeddedTable } from "./embedded-table.tsx";
import styles from "./form.module.css";
import { toRenderedSchema } from "./rjsf-schema.ts";
import { WidgetField } from "./store-widget.tsx";

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

interface RjsfFieldsProps {
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
  readonly validator: ValidatorType;
  readonly widgets: RegistryWidgetsType;
  readonly templates: Partial<TemplatesType>;
}

/**
 * The fields of a form: RJSF walks the schema and its uiSchema, and chooses a field, a template and a widget of ours for
 * each. It does so once. It is given no data, so that there is none that it could change: controls listen to the form's
 * store, and so do the templates for which of their fields are to be seen, and tables for their rows.
 */
export const RjsfFields = memo(function RjsfFields({ schema, ...given }: RjsfFieldsProps) {
  return (
    <Form
      {...given}
      tagName="div"
      className={styles["drawn"] ?? ""}
      idPrefix={ID_PREFIX}
      idSeparator={ID_SEPARATOR}
      schema={toRenderedSchema(schema)}
      fields={fields}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      experimental_componentUpdateStrategy="shallow"
      showErrorList={false}
      noValidate
    >
      {/* The buttons are in a bar of our own. */}
      <span hidden />
    </Form>
  );
});
