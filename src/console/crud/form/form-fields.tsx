import type { UiSchema, ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { fieldUi, NO_UI } from "../form-data/form-data.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { RjsfFields } from "./rjsf-fields.tsx";

interface FormFieldsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/** Fields of an entity's form. The props of RJSF do not change while the form is open, so it renders once. */
export function FormFields({ screens, schema, validator }: FormFieldsProps) {
  const uiSchema = useUiSchema(screens);
  return <RjsfFields schema={schema} uiSchema={uiSchema} validator={validator} />;
}

/**
 * Generated uiSchema with the entity's overrides: a widget, or any other part of a field's uiSchema. Hidden fields stay
 * hidden. Memoized until the overrides change.
 */
function useUiSchema({ entity, form }: EntityScreens<MessageKey>): UiSchema {
  const { widgets, uiSchema } = useOverrides(entity);
  return useMemo(() => {
    const generated = form?.uiSchema ?? NO_UI;
    const names = Object.keys({ ...widgets, ...uiSchema });
    const replaced = names.flatMap((name) => {
      const ui = fieldUi(generated, name);
      const widget = widgets[name];
      return ui === undefined || ui["ui:widget"] === "hidden"
        ? []
        : [[name, merged(merged(ui, widget === undefined ? {} : { "ui:widget": widget }), uiSchema[name] ?? {})]];
    });
    return { ...generated, ...Object.fromEntries(replaced) } as UiSchema;
  }, [form, widgets, uiSchema]);
}

/** Names of a uiSchema's members that replace a generated widget. */
const REPLACING = ["ui:field", "ui:ObjectFieldTemplate", "ui:ArrayFieldTemplate"];

/** Merges an override into a field's uiSchema: `ui:options` and nested fields are merged, all else is replaced. */
function merged(ui: object, own: UiSchema): UiSchema {
  const { "ui:widget": generated, ...rest }: UiSchema = { ...ui };
  const base: UiSchema = generated === undefined || REPLACING.some((name) => name in own) ? rest : { ...ui };
  const members = Object.entries(own).map(([name, value]) => {
    const isNested = typeof value === "object" && value !== null && !Array.isArray(value) && !("$$typeof" in value);
    return [name, isNested ? merged(base[name] ?? {}, value) : value];
  });
  return { ...base, ...Object.fromEntries(members) };
}
