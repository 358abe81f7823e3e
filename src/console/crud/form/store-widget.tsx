import type { FieldProps, UiSchema, WidgetProps } from "@rjsf/utils";
import { getWidget } from "@rjsf/utils";
import { type ComponentType, useCallback, useSyncExternalStore } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions } from "../../../contract/screens.ts";
import { pathFromId, valueAt } from "../../fields/field-path.ts";
import { useFormScope } from "../../fields/form-context.ts";
import type { ControlProps } from "../../fields/use-control.ts";
import { toOwnSchema } from "./rjsf-schema.ts";

/** Value of a field in the form store, and its setter. */
export function useStoreValue(id: string) {
  const { store } = useFormScope();
  const path = pathFromId(id);
  const value = useSyncExternalStore(store.subscribe, () => valueAt(store.getData(), path));
  const onChange = useCallback((next: unknown) => store.set(path, next), [store, path]);
  return { value, onChange };
}

/** Generated options of a field's control. */
export function controlOptions(uiSchema: UiSchema | undefined): ControlOptions<MessageKey> {
  return uiSchema?.["ui:options"] as unknown as ControlOptions<MessageKey>;
}

/**
 * Wraps a control as an RJSF widget. RJSF provides only the field's identity: the value is read from and written to the
 * form store. So a change re-renders only this control, and RJSF never holds a record that it could modify.
 */
export function toWidget(Control: ComponentType<ControlProps>): ComponentType<WidgetProps> {
  return function StoreWidget({ id, schema, uiSchema, required }: WidgetProps) {
    const { value, onChange } = useStoreValue(id);
    return (
      <Control
        id={id}
        value={value}
        onChange={onChange}
        options={controlOptions(uiSchema)}
        schema={toOwnSchema(schema)}
        required={required ?? false}
      />
    );
  };
}

/** Field of an object or array that a single widget edits as a whole. */
export function WidgetField(props: FieldProps) {
  const { schema, uiSchema, registry, fieldPathId, name, required } = props;
  const Widget = getWidget(schema, uiSchema?.["ui:widget"], registry.widgets);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={name}
      value={undefined}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
      options={{}}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      required={required ?? false}
      registry={registry}
    />
  );
}

/** Ignores RJSF's change events: our controls write to the form store. */
function ignore(): void {}
