import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  type ObjectFieldTemplateProps,
} from "@rjsf/utils";
import { useCallback, useContext } from "react";
import type { BranchesDescriptor } from "../../../contract/branches-descriptor.ts";
import fields from "../../fields/field.module.css";
import { pathFromId, valueAt } from "../../fields/field-path.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { ControlPlace, errorId, helpId } from "../../fields/use-control.ts";
import { hiddenFields } from "../form-data/form-data.ts";
import { RowPlace } from "./embedded-table.tsx";
import styles from "./form.module.css";
import { OnlyFieldOf } from "./form-layout.ts";
import { FormSections } from "./form-sections.tsx";
import { controlOptions } from "./rjsf-schema.ts";
import { dataOf } from "./store-field.tsx";

/**
 * A field with its error below, else its help text. Widgets render their own label. The ids are those of RJSF's
 * templates, because widgets refer to them with `aria-describedby`.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, rawErrors = [], schema, uiSchema, registry } = props;
  const isCell = useContext(ControlPlace) === "cell";
  const { help } = getUiOptions(uiSchema);
  const isDivided = dataOf({ schema, uiSchema }) === "parts";
  if (isDivided && schema.type === "object") {
    return children;
  }
  const beside = schema.type === "boolean" && !isCell ? ` ${fields["beside"]}` : "";
  // The same element with and without errors: otherwise React would re-create all inputs in it, and they would lose the focus.
  const field = (
    <div className={fields["field"]} {...(rawErrors.length > 0 ? { "data-wrong": true } : {})}>
      {children}
      {rawErrors.map((error) => (
        <p key={error} id={errorId(id)} className={`${fields["error"]}${beside}`}>
          {error}
        </p>
      ))}
      {rawErrors.length === 0 && help && !isDivided ? (
        <p id={helpId(id)} className={`${fields["help"]}${beside}`}>
          {help}
        </p>
      ) : null}
    </div>
  );
  if (ADDITIONAL_PROPERTY_FLAG in schema) {
    // A member with a name of the user's choice: RJSF's template adds the inputs for the name and a button to remove it.
    const Wrap = getTemplate("WrapIfAdditionalTemplate", registry, getUiOptions(uiSchema));
    return <Wrap {...props}>{field}</Wrap>;
  }
  return field;
}

/**
 * Renders the root object as form sections, a row of an embedded table as cells, and any other object as a fieldset: a
 * field, or an item of a list with another template.
 */
export function ObjectFieldTemplate({ properties, title, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const place = useContext(RowPlace);
  const seen = properties.filter(({ hidden }) => !hidden);
  const last = fieldPathId.path.at(-1);
  if (last === undefined) {
    return <FormSections fields={new Map(seen.map(({ name, content }) => [name, content]))} />;
  }
  if (typeof last === "string" || place === null) {
    const { branches } = controlOptions(uiSchema);
    return <ObjectParts id={fieldPathId.$id} name={title} branches={branches} parts={seen} />;
  }
  return seen.map(({ name, content }) => {
    const part = (
      <RowPlace key={name} value={null}>
        {content}
      </RowPlace>
    );
    return place === "card" ? part : <td key={name}>{part}</td>;
  });
}

interface ObjectPartsProps {
  readonly id: string;
  readonly name: string;
  readonly branches: BranchesDescriptor | undefined;
  readonly parts: ObjectFieldTemplateProps["properties"];
}

/** Fieldset of a nested object. Every part keeps its own label. */
function ObjectParts({ id, name, branches, parts }: ObjectPartsProps) {
  const shown = useShownParts(id, branches);
  const seen = shown === null ? parts : parts.filter((part) => shown.includes(part.name));
  // If the object is the only field of its section, the section title already names it.
  const isNamed = useContext(OnlyFieldOf) === name;
  return (
    <ControlPlace value="form">
      <fieldset id={id} aria-label={name} className={styles[isNamed ? "named" : "parts"]}>
        {isNamed ? null : <legend>{name}</legend>}
        <div className={styles["partsGrid"]}>{seen.map(({ content }) => content)}</div>
      </fieldset>
    </ControlPlace>
  );
}

/**
 * Names of the visible parts of a `oneOf` object: the discriminator and the parts of the selected branch. Null for
 * other objects: all parts are visible.
 */
function useShownParts(id: string, branches: BranchesDescriptor | undefined): readonly string[] | null {
  const path = pathFromId(id);
  const select = useCallback(
    (data: FormData) => (branches ? valueAt(data, `${path}.${branches.by}`) : undefined),
    [branches, path],
  );
  const chosen = String(useFormValue(select));
  return branches ? [branches.by, ...(Object.hasOwn(branches.of, chosen) ? (branches.of[chosen] ?? []) : [])] : null;
}

/** Stacks the visible top-level fields, in a dialog. Nested objects have the same layout as in forms. */
export function StackedTemplate(props: ObjectFieldTemplateProps) {
  const { visibleWhen } = useFormScope();
  const hidden = useFormValue(useCallback((data: FormData) => hiddenFields(visibleWhen, data), [visibleWhen]));
  return props.fieldPathId.path.length === 0 ? (
    props.properties.filter((field) => !field.hidden && !hidden.includes(field.name)).map(({ content }) => content)
  ) : (
    <ObjectFieldTemplate {...props} />
  );
}
