import type { FieldProps, UiSchema, WidgetProps } from "@rjsf/utils";
import { getWidget } from "@rjsf/utils";
import { type ComponentType, useCallback, useSyncExternalStore } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions } from "../../../contract/screens.ts";
import { pathFromId, valueAt } from "../../fields/field-path.ts";
import { useFormScope } from "../../fields/form-context.ts";
import type { ControlProps } from "../../fields/use-control.ts";
import { toOwnSchema } from "./rjsf-schema.ts";

/** A field's value in the form's store, and the way to change it. */
export function useStoreValue(id: string) {
  const { store } = useFormScope();
  const path = pathFromId(id);
  const value = useSyncExternalStore(store.subscribe, () => valueAt(store.getData(), path));
  const onChange = useCallback((next: unknown) => store.set(path, next), [store, path]);
  return { value, onChange };
}

/** What was generated of a field for its control. */
export function controlOptions(uiSchema: UiSchema | undefined): ControlOptions<MessageKey> {
  return uiSchema?.["ui:options"] as unknown as ControlOptions<MessageKey>;
}

/**
 * A control as a widget of RJSF. RJSF says which field it is of; its value it has from the form's store and gives back to
 * it, so that another value draws this control alone, and RJSF never has a record in its hands to change.
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

/** A field whose value is an object or a list, and whose widget is asked for all of it. */
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

/** What RJSF's widgets tell RJSF, ours tell the form's store. */
function ignore(): void {}
