import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { type ReactNode, useContext } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions } from "../../../contract/screens.ts";
import { ControlPlace } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { RowPlace } from "./embedded-table.tsx";
import styles from "./form.module.css";
import { FormSections } from "./form-sections.tsx";

/** Controls bring their own label, help and problem: nothing stands around them. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** The form itself as its sections, a row of an embedded table as its cells, any other object as its parts. */
function ObjectFieldTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const place = useContext(RowPlace);
  const seen = properties.filter(({ hidden }) => !hidden);
  const fields = seen.map(({ content }) => content);
  const last = fieldPathId.path.at(-1);
  if (last === undefined) {
    return <FormSections fields={new Map(seen.map(({ name, content }) => [name, content]))} />;
  }
  if (typeof last === "string") {
    return (
      <ObjectParts id={fieldPathId.$id} options={uiSchema?.["ui:options"]}>
        {fields}
      </ObjectParts>
    );
  }
  return place === "card" ? fields : seen.map(({ name, content }) => <td key={name}>{content}</td>);
}

interface ObjectPartsProps {
  readonly id: string;
  readonly options: unknown;
  readonly children: ReactNode;
}

/** The parts of an object under its name; each has its own label, wherever the object stands. */
function ObjectParts({ id, options, children }: ObjectPartsProps) {
  const { t } = useText();
  return (
    <ControlPlace value="form">
      <fieldset id={id} aria-labelledby={`${id}-legend`} className={styles["parts"]}>
        <legend id={`${id}-legend`}>{t((options as ControlOptions<MessageKey>).labelKey)}</legend>
        <div className={styles["partsGrid"]}>{children}</div>
      </fieldset>
    </ControlPlace>
  );
}

/** What RJSF lays fields out with. */
export const formTemplates = { FieldTemplate, ObjectFieldTemplate };
