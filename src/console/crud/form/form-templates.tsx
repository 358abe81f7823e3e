import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { useCallback, useContext } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions } from "../../../contract/screens.ts";
import { pathFromId, valueAt } from "../../fields/field-path.ts";
import { useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { RowPlace } from "./embedded-table.tsx";
import styles from "./form.module.css";
import { OnlyFieldOf } from "./form-layout.ts";
import { FormSections } from "./form-sections.tsx";
import { controlOptions } from "./store-widget.tsx";

/** Renders no wrapper: each control renders its own label, help text and error. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/**
 * Renders the root object as form sections, a row of an embedded table as cells, and any other object as a fieldset.
 */
function ObjectFieldTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const place = useContext(RowPlace);
  const seen = properties.filter(({ hidden }) => !hidden);
  const last = fieldPathId.path.at(-1);
  if (last === undefined) {
    return <FormSections fields={new Map(seen.map(({ name, content }) => [name, content]))} />;
  }
  if (typeof last === "string") {
    return <ObjectParts id={fieldPathId.$id} options={controlOptions(uiSchema)} parts={seen} />;
  }
  return place === "card"
    ? seen.map(({ content }) => content)
    : seen.map(({ name, content }) => <td key={name}>{content}</td>);
}

interface ObjectPartsProps {
  readonly id: string;
  readonly options: ControlOptions<MessageKey>;
  readonly parts: ObjectFieldTemplateProps["properties"];
}

/** Fieldset of a nested object. Every part keeps its own label. */
function ObjectParts({ id, options, parts }: ObjectPartsProps) {
  const { t } = useText();
  const shown = useShownParts(id, options);
  const seen = shown === null ? parts : parts.filter((part) => shown.includes(part.name));
  // If the object is the only field of its section, the section title already names it.
  const name = t(options.labelKey);
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
function useShownParts(id: string, { branches }: ControlOptions<MessageKey>): readonly string[] | null {
  const path = pathFromId(id);
  const select = useCallback(
    (data: FormData) => (branches ? valueAt(data, `${path}.${branches.by}`) : undefined),
    [branches, path],
  );
  const chosen = String(useFormValue(select));
  return branches ? [branches.by, ...(Object.hasOwn(branches.of, chosen) ? (branches.of[chosen] ?? []) : [])] : null;
}

/** Templates that RJSF uses to lay out fields. */
export const formTemplates = { FieldTemplate, ObjectFieldTemplate };
