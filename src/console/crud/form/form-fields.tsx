import type { ValidatorType } from "@rjsf/utils";
import { type ComponentType, useContext, useMemo } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { controls } from "../../fields/control-registry.ts";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import type { ControlProps } from "../../fields/use-control.ts";
import { formTemplates } from "./form-templates.tsx";
import { RjsfFields } from "./rjsf-fields.tsx";
import { toWidget } from "./store-widget.tsx";
import { useUiSchema } from "./use-ui-schema.ts";

function toWidgets(all: { readonly [name: string]: ComponentType<ControlProps> }) {
  return Object.fromEntries(Object.entries(all).map(([name, control]) => [name, toWidget(control)]));
}

/** The controls by the names that generated uiSchemas call them. */
const widgets = toWidgets(controls);

/** Those, and in their place what a product draws its own way: the same object as long as that is the same. */
export function useWidgets() {
  const { controls: replaced } = useContext(KindOverridesContext);
  return useMemo(() => (replaced === undefined ? widgets : { ...widgets, ...toWidgets(replaced) }), [replaced]);
}

interface FormFieldsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly schema: JsonSchema;
  readonly validator: ValidatorType;
}

/** The fields of an entity's form: nothing that RJSF is given changes while the form is open. */
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
