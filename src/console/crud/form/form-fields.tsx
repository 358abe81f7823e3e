import type { UiSchema, ValidatorType } from "@rjsf/utils";
import { type ComponentType, type ReactNode, useContext, useMemo } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { KindOverridesContext } from "../../../kinds/kind-overrides.ts";
import { controls } from "../../fields/control-registry.ts";
import { type ControlProps, useControl } from "../../fields/use-control.ts";
import { fieldUi, NO_UI } from "../form-data/form-data.ts";
import type { WidgetOverrideProps } from "../overrides/entity-overrides.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { formTemplates } from "./form-templates.tsx";
import { RjsfFields } from "./rjsf-fields.tsx";
import { toWidget } from "./store-widget.tsx";

function toWidgets(all: { readonly [name: string]: ComponentType<ControlProps> }) {
  return Object.fromEntries(Object.entries(all).map(([name, control]) => [name, toWidget(control)]));
}

/** Controls by the widget name that generated uiSchemas use. */
const widgets = toWidgets(controls);

/** Generated widgets, with those that the product overrides. Memoized until the overrides change. */
export function useWidgets() {
  const { controls: replaced } = useContext(KindOverridesContext);
  return useMemo(() => (replaced === undefined ? widgets : { ...widgets, ...toWidgets(replaced) }), [replaced]);
}

interface FormFieldsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/** Fields of an entity's form. The props of RJSF do not change while the form is open, so it renders once. */
export function FormFields({ screens, schema, validator }: FormFieldsProps) {
  const uiSchema = useUiSchema(screens);
  return (
    <RjsfFields
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      widgets={useWidgets()}
      templates={formTemplates}
    />
  );
}

/** Wraps an entity's control override as a control of the generated forms. */
function toControl(Override: (props: WidgetOverrideProps<unknown>) => ReactNode) {
  return function OverrideControl(props: ControlProps) {
    const control = useControl(props);
    return (
      <Override
        id={control.id}
        label={control.label}
        value={props.value ?? undefined}
        onChange={props.onChange}
        onBlur={control.touch}
        required={control.required}
        disabled={control.disabled}
        helperText={control.helperText}
        hasProblem={control.hasProblem}
      />
    );
  };
}

/** Control overrides by field name. */
interface OwnControls {
  readonly [field: string]: ComponentType<ControlProps>;
}

/** Control overrides of the entity. Memoized until its overrides change. */
function useOwnControls(entity: string): OwnControls {
  const { widgets } = useOverrides(entity);
  return useMemo(() => {
    const own = Object.entries(widgets).flatMap(([field, widget]) => {
      const override = widget as ((props: WidgetOverrideProps<unknown>) => ReactNode) | undefined;
      return override ? [[field, toControl(override)] as const] : [];
    });
    return Object.fromEntries(own);
  }, [widgets]);
}

/** Generated uiSchema with the entity's control overrides. Memoized until the overrides change. */
function useUiSchema({ entity, form }: EntityScreens<MessageKey>): UiSchema {
  const own = useOwnControls(entity);
  return useMemo(() => {
    const generated = form?.uiSchema ?? NO_UI;
    const replaced = Object.entries(own).flatMap(([name, control]) => {
      const ui = fieldUi(generated, name);
      const isSeen = ui !== undefined && ui["ui:widget"] !== "hidden";
      return isSeen ? [[name, { ...ui, "ui:widget": toWidget(control) }]] : [];
    });
    return { ...generated, ...Object.fromEntries(replaced) } as unknown as UiSchema;
  }, [form, own]);
}
