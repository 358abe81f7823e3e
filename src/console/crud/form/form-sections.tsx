import { type ReactNode, useCallback } from "react";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { hiddenFields } from "../form-data/form-data.ts";
import { type RenderedFields, useFormLayout } from "./form-layout.ts";
import { FormSection } from "./form-section.tsx";

interface FormSectionsProps {
  readonly fields: RenderedFields;
}

/** Renders all sections in order, or the entity's layout override. */
export function FormSections({ fields }: FormSectionsProps) {
  const { sections, Override, Footer } = useFormLayout();
  const rendered = sections.map((section) => <FormSection key={section.name} section={section} fields={fields} />);
  const footer = Footer ? <Footer /> : null;
  return Override ? (
    <Override
      renderSection={(name) => rendered.find(({ key }) => key === name) ?? null}
      renderField={(name) => <FormField key={name} name={name} field={fields.get(name)} />}
      footer={footer}
    >
      {rendered}
    </Override>
  ) : (
    <>
      {rendered}
      {footer}
    </>
  );
}

interface FormFieldProps {
  readonly name: string;
  readonly field: ReactNode;
}

/** A single field, rendered only while its visibility condition is met. */
function FormField({ name, field }: FormFieldProps) {
  const { visibleWhen } = useFormScope();
  const isHidden = useFormValue(
    useCallback((data: FormData) => hiddenFields(visibleWhen, data).includes(name), [name, visibleWhen]),
  );
  return isHidden ? null : field;
}
