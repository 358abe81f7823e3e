import { useCallback } from "react";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { DrawnField } from "./drawn-field.tsx";
import { hiddenFields } from "./form-data.ts";
import { useFormLayout } from "./form-layout.ts";
import { FormSection } from "./form-section.tsx";

/** The whole form: its sections in their order, or as the entity's own layout has them. */
export function FormSections() {
  const { sections, Override } = useFormLayout();
  const drawn = sections.map((section) => <FormSection key={section.name} section={section} />);
  return Override ? (
    <Override
      renderSection={(name) => drawn.find(({ key }) => key === name) ?? null}
      renderField={(name) => <FormField key={name} name={name} />}
    >
      {drawn}
    </Override>
  ) : (
    drawn
  );
}

/** One field by itself, while the form's data lets it be seen. */
function FormField({ name }: { readonly name: string }) {
  const { visibleWhen } = useFormScope();
  const { fields } = useFormLayout();
  const isHidden = useFormValue(
    useCallback((data: FormData) => hiddenFields(visibleWhen, data).includes(name), [name, visibleWhen]),
  );
  const field = fields.get(name);
  return isHidden || field === undefined ? null : <DrawnField {...field} />;
}
