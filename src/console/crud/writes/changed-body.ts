import type { FormModule, FormUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import type { FindRecord } from "../../fields/relation-shape.ts";
import { toBody } from "../form-data/form-body.ts";
import { NO_UI, toFormData } from "../form-data/form-data.ts";
import type { FieldChange } from "./record-change.ts";

/** The entity's form, for reading and writing changes in its format. */
export interface ChangeForm {
  /** Null for an entity without a form: values are used as received. */
  readonly form: FormModule | null;
  readonly uiSchema?: FormUiSchema | undefined;
  readonly findRecord?: FindRecord;
}

/** The record in the form's representation: related records become ids. */
function toReadable({ form, uiSchema = NO_UI }: ChangeForm, record: EntityRecord): FormData {
  return form === null ? record : toFormData(form.schema, uiSchema, record);
}

/** The request body for a changed record, in the form's format. */
export function toChangedBody(source: ChangeForm, record: EntityRecord, change: FieldChange): FormData {
  const { form, uiSchema = NO_UI, findRecord = () => null } = source;
  const known = form?.schema.properties ?? {};
  const own = Object.entries(change).filter(([name]) => !Object.hasOwn(known, name));
  const opened = toReadable(source, record);
  const written =
    form === null
      ? record
      : toBody(
          { schema: form.schema, uiSchema, visibleWhen: {}, loaded: record, opened, shape: record, findRecord },
          { ...opened, ...change },
        );
  const body = Object.entries({ ...written, ...Object.fromEntries(own) });
  return Object.fromEntries(body.filter(([, value]) => value !== undefined));
}
