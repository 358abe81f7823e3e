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

/** Renders an object with its widget if it has one, else part by part. */
function ObjectField(props: FieldProps) {
  return props.uiSchema?.["ui:widget"] === undefined ? <PartsField {...props} /> : <WidgetField {...props} />;
}

/** Renders a list with its widget if it has one, else as an embedded table. */
function ArrayField(props: FieldProps) {
  return props.uiSchema?.["ui:widget"] === undefined ? <EmbeddedTable {...props} /> : <WidgetField {...props} />;
}

const fields = { ObjectField, ArrayField };

/** Disables RJSF's defaults: the form's initial data already contains them. */
const NO_DEFAULTS = { emptyObjectFields: "skipDefaults" } as const;

interface RjsfFieldsProps {
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
  readonly validator: ValidatorType;
  readonly widgets: RegistryWidgetsType;
  readonly templates: Partial<TemplatesType>;
}

/**
 * Fields of a form. RJSF traverses the schema and uiSchema once and selects a field, template and widget for each property.
 * It receives no data, so it cannot modify any: controls, templates (for field visibility) and tables (for their rows)
 * subscribe to the form store.
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
      {/* Suppresses RJSF's submit button; the form has its own action bar. */}
      <span hidden />
    </Form>
  );
});
