import { getDefaultRegistry } from "@rjsf/core";
import {
  createSchemaUtils,
  englishStringTranslator,
  type FieldProps,
  getUiOptions,
  getWidget,
  type Registry,
  type RegistryWidgetsType,
  TranslatableString,
  toFieldPathId,
  type UiSchema,
  type ValidatorType,
} from "@rjsf/utils";
import { memo, useCallback, useContext, useMemo } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { controls } from "../../../kinds/controls.ts";
import { KindOverridesContext } from "../../../kinds/kind-overrides.ts";
import { ID_PREFIX, ID_SEPARATOR } from "../../fields/field-path.ts";
import { useFormScope } from "../../fields/form-context.ts";
import { useText } from "../../i18n/use-text.ts";
import type { FormRegistry } from "../overrides/entity-overrides.ts";
import { OverridesContext } from "../overrides/overrides-context.ts";
import { EmbeddedTable } from "./embedded-table.tsx";
import styles from "./form.module.css";
import { FieldTemplate, ObjectFieldTemplate } from "./form-templates.tsx";
import { toRenderedSchema } from "./rjsf-schema.ts";
import { dataOf, StoreField } from "./store-field.tsx";

const stock = getDefaultRegistry();

/** Renders an object with its widget if it has one, which RJSF does not support, else part by part. */
function ObjectField(props: FieldProps) {
  const { ObjectField: Parts } = stock.fields;
  const { widget } = getUiOptions(props.uiSchema);
  return widget === undefined && Parts !== undefined ? <Parts {...props} /> : <WidgetField {...props} />;
}

/** Renders a list as an embedded table, unless it has a widget or a template, which RJSF renders. */
function ArrayField(props: FieldProps) {
  const { ArrayField: List } = stock.fields;
  return dataOf(props) === "own" && List !== undefined ? <List {...props} /> : <EmbeddedTable {...props} />;
}

/** An object that a single widget edits as a whole. */
function WidgetField(props: FieldProps) {
  const { schema, uiSchema, registry, fieldPathId, name, formData, onChange, required, disabled, readonly } = props;
  const { widget = "text", title = name, placeholder = "", ...options } = getUiOptions(uiSchema);
  const Widget = getWidget(schema, widget, registry.widgets);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={title}
      value={formData}
      onChange={(value, errors, id) => onChange(value, fieldPathId.path, errors, id)}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      options={options}
      placeholder={placeholder}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      required={required ?? false}
      disabled={disabled ?? false}
      readonly={readonly ?? false}
      rawErrors={props.rawErrors ?? []}
      registry={registry}
    />
  );
}

const KEYS = {
  [TranslatableString.YesLabel]: "crud.boolean.true",
  [TranslatableString.NoLabel]: "crud.boolean.false",
  [TranslatableString.AddButton]: "crud.form.addRow",
  [TranslatableString.AddItemButton]: "crud.form.addRow",
  [TranslatableString.CopyButton]: "crud.action.duplicate",
  [TranslatableString.RemoveButton]: "crud.form.removeItem",
  [TranslatableString.MoveUpButton]: "crud.form.itemUp",
  [TranslatableString.MoveDownButton]: "crud.form.itemDown",
  [TranslatableString.EmptyArray]: "crud.form.noRows",
} as const;

const isKnown = (text: string): text is keyof typeof KEYS => Object.hasOwn(KEYS, text);

/** Translates the texts of RJSF's own widgets and templates. Rare ones, such as those of schema errors, stay English. */
function useRjsfTexts(): Registry["translateString"] {
  const { t } = useText();
  return useCallback((text, params) => (isKnown(text) ? t(KEYS[text]) : englishStringTranslator(text, params)), [t]);
}

interface RjsfFieldsProps {
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
  readonly validator: ValidatorType;
  /** Widgets and templates of this kind of form. Keep it stable. */
  readonly own?: FormRegistry;
}

const NOTHING: FormRegistry = {};

/** A new item of a list starts like a new row of a table. Loaded data is not affected: RJSF never completes it. */
const NEW_ITEMS = { emptyObjectFields: "populateRequiredDefaults" } as const;

/** `shallow`: a field is rendered again only if its own props change. */
const OPTIONS = {
  idPrefix: ID_PREFIX,
  idSeparator: ID_SEPARATOR,
  useFallbackUiForUnsupportedType: false,
  experimental_componentUpdateStrategy: "shallow",
} as const;
const ROOT = toFieldPathId("", OPTIONS);

/** RJSF's registry: our controls under their generated names, then what the product adds or replaces. */
function useRegistry({ schema, uiSchema, validator, own = NOTHING }: RjsfFieldsProps): Registry {
  const { controls: replaced } = useContext(KindOverridesContext);
  const { rjsf } = useContext(OverridesContext);
  const formContext = useFormScope();
  const translateString = useRjsfTexts();
  const schemaUtils = useMemo(
    () => createSchemaUtils(validator, toRenderedSchema(schema), NEW_ITEMS),
    [schema, validator],
  );
  return useMemo(() => {
    const { ButtonTemplates } = stock.templates;
    const { ObjectFieldTemplate: layout = ObjectFieldTemplate } = own.templates ?? {};
    // A control is an RJSF widget that names the console's types for the schema and options that RJSF passes on.
    const ours = { ...controls, ...replaced } as unknown as RegistryWidgetsType;
    const templates = { ...stock.templates, FieldTemplate, ...own.templates, ...rjsf?.templates };
    const buttons = { ...ButtonTemplates, ...rjsf?.templates?.ButtonTemplates };
    return {
      widgets: { ...stock.widgets, ...ours, ...own.widgets, ...rjsf?.widgets },
      fields: { ...stock.fields, ObjectField, ArrayField, ...rjsf?.fields, SchemaField: StoreField },
      templates: { ...templates, ButtonTemplates: buttons, ObjectFieldTemplate: layout },
      rootSchema: schemaUtils.getRootSchema(),
      schemaUtils,
      formContext,
      translateString,
      globalFormOptions: OPTIONS,
      globalUiOptions: uiSchema["ui:globalOptions"] ?? {},
    };
  }, [replaced, rjsf, own, formContext, translateString, schemaUtils, uiSchema]);
}

/**
 * Fields of a form. RJSF selects a field, template and widget for each property of the schema, and `StoreField` gives
 * each its data from the form store. RJSF's `<Form>` is not used: the store has its tasks, the data and its validation.
 */
export const RjsfFields = memo(function RjsfFields(props: RjsfFieldsProps) {
  const registry = useRegistry(props);
  return (
    <div className={styles["content"]}>
      <StoreField
        name=""
        schema={registry.rootSchema}
        uiSchema={props.uiSchema}
        registry={registry}
        fieldPathId={ROOT}
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
    </div>
  );
});

/** The root has no value of its own; each field writes to the store. */
function ignore(): void {}
