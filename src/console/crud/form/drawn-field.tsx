import { createContext, memo, useCallback, useContext, useSyncExternalStore } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldUiSchema, ObjectUiSchema } from "../../../contract/screens.ts";
import { controls } from "../../fields/control-registry.ts";
import { ID_PREFIX, ID_SEPARATOR, valueAt } from "../../fields/field-path.ts";
import { useFormScope } from "../../fields/form-context.ts";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmbeddedTable } from "./embedded-table.tsx";
import { type DrawnFieldProps, type FieldsOfProps, fieldsOf } from "./fields-of.ts";
import styles from "./form.module.css";
import type { OwnControls } from "./use-own-controls.ts";

/** The entity's own controls, by field. */
export const OwnControlsContext = createContext<OwnControls>({});

/** One field of a form: its control, a table of records, or the parts of an object. */
export const DrawnField = memo(function DrawnField(props: DrawnFieldProps) {
  const { path, schema, ui } = props;
  const own = useContext(OwnControlsContext);
  if (Object.hasOwn(own, path) || ui["ui:widget"] !== undefined) {
    return <ControlledField {...props} />;
  }
  if (schema.items !== undefined) {
    return <EmbeddedTable path={path} schema={schema} ui={ui as FieldUiSchema<MessageKey>} Field={DrawnField} />;
  }
  return <ObjectParts path={path} schema={schema} ui={ui as ObjectUiSchema<MessageKey>} />;
});

/** The field's control over the value that the form holds; draws itself anew when that is another one. */
function ControlledField({ path, schema, ui, isRequired }: DrawnFieldProps) {
  const { store } = useFormScope();
  const own = useContext(OwnControlsContext);
  const { controls: replaced } = useContext(KindOverridesContext);
  const value = useSyncExternalStore(store.subscribe, () => valueAt(store.getData(), path));
  const onChange = useCallback((next: unknown) => store.set(path, next), [store, path]);
  const kind = (ui as FieldUiSchema<MessageKey>)["ui:widget"] ?? "hidden";
  const Control = own[path] ?? replaced?.[kind] ?? controls[kind];
  return (
    <Control
      id={`${ID_PREFIX}${ID_SEPARATOR}${path}`}
      value={value}
      onChange={onChange}
      options={ui["ui:options"]}
      schema={schema}
      required={isRequired}
    />
  );
}

interface ObjectPartsProps extends FieldsOfProps {
  readonly ui: ObjectUiSchema<MessageKey>;
}

/** The parts of an object under its name; each has its own label, wherever the object stands. */
function ObjectParts(props: ObjectPartsProps) {
  const { t } = useText();
  const id = `${ID_PREFIX}${ID_SEPARATOR}${props.path}`;
  return (
    <ControlPlace value="form">
      <fieldset id={id} aria-labelledby={`${id}-legend`} className={styles["parts"]}>
        <legend id={`${id}-legend`}>{t(props.ui["ui:options"].labelKey)}</legend>
        <div className={styles["partsGrid"]}>
          {fieldsOf(props).map((part) => (
            <DrawnField key={part.path} {...part} />
          ))}
        </div>
      </fieldset>
    </ControlPlace>
  );
}
