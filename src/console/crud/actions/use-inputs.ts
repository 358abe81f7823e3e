import { useState } from "react";
import type { ActionForm } from "../../../contract/action-forms.ts";
import type { MessageKey } from "../../../contract/register.ts";
import { FormStore } from "../../fields/form-store.ts";
import { makeCheck, toValidator } from "../form/check-form.ts";
import type { OpenedForm } from "../form-data/form-body.ts";
import { defaultsOf, toFormData } from "../form-data/form-data.ts";

/** What an action asks for: the store of what is entered, and from what the body of its call is made. */
function toParts({ drawn, form }: ActionForm<MessageKey>) {
  const { uiSchema, visibleWhen, lockedWhen } = drawn;
  const initial = defaultsOf(form.schema);
  const opened = toFormData(form.schema, uiSchema, initial);
  const validator = toValidator(form);
  const source: OpenedForm = {
    schema: form.schema,
    uiSchema,
    visibleWhen,
    loaded: null,
    opened: {},
    shape: initial,
    findRecord: (entity, id) => store.recordOf(entity, id),
  };
  const store: FormStore = new FormStore({
    loaded: initial,
    opened,
    check: makeCheck(() => source, validator, drawn),
  });
  const layout = { sections: [], schema: form.schema, uiSchema, known: null, Override: null };
  return { store, source, validator, scope: { store, visibleWhen, lockedWhen }, layout };
}

/** The same as long as the dialog is open. */
export function useInputs(asked: ActionForm<MessageKey>) {
  const [parts] = useState(() => toParts(asked));
  return parts;
}
