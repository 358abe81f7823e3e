import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { SectionDescriptor } from "../../../contract/screens.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { hiddenFields } from "../form-data/form-data.ts";
import styles from "./form.module.css";
import {
  isShortField,
  isTableSection,
  OnlyFieldOf,
  type RenderedFields,
  toSectionId,
  useFormLayout,
} from "./form-layout.ts";

interface FormSectionProps {
  readonly section: SectionDescriptor<MessageKey>;
  readonly fields: RenderedFields;
}

/** Names of the section's visible fields. */
function useVisibleFields(section: SectionDescriptor<MessageKey>): readonly string[] {
  const { visibleWhen } = useFormScope();
  return useFormValue(
    useCallback(
      (data: FormData) => {
        const hidden = hiddenFields(visibleWhen, data);
        return section.fields.filter((field) => !hidden.includes(field));
      },
      [section, visibleWhen],
    ),
  );
}

/** Titled card. The title is to the left of the fields if the viewport is wide enough, else above them. */
export function FormSection({ section, fields }: FormSectionProps) {
  const { t } = useText();
  const { schema, known } = useFormLayout();
  const visible = useVisibleFields(section).filter((name) => fields.has(name));
  const titleId = toSectionId(section.name);
  if (visible.length === 0) {
    return null;
  }
  const table = isTableSection(section, schema) ? ` ${styles["table"]}` : "";
  return (
    <section aria-labelledby={titleId} className={styles["section"]}>
      <h2 id={titleId} className={styles["title"]}>
        {t(section.titleKey)}
      </h2>
      <div className={`${styles["fields"]}${table}`}>
        <OnlyFieldOf value={visible.length === 1 ? t(section.titleKey) : null}>
          {visible.map((name) => (
            <div key={name} className={isShortField(schema.properties?.[name]) ? undefined : styles["long"]}>
              {known === null || known.has(name) ? (
                fields.get(name)
              ) : (
                <div className={styles["waiting"]} aria-busy="true" />
              )}
            </div>
          ))}
        </OnlyFieldOf>
      </div>
    </section>
  );
}
