import type { FormModule, FormUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import type { FindRecord } from "../../fields/relation-shape.ts";
import { toBody } from "../form-data/form-body.ts";
import { NO_UI, toFormData } from "../form-data/form-data.ts";
import type { FieldChange } from "../writes/record-change.ts";

/** The form of an entity's records, as far as changes of them are read and written like its own. */
export interface ChangeForm {
  /** Null of an entity that has none: values are taken as they came. */
  readonly form: FormModule | null;
  readonly uiSchema?: FormUiSchema | undefined;
  readonly findRecord?: FindRecord;
}

/** A record with the values that its form would edit: a related record by its id, be it answered so or as itself. */
function toReadable({ form, uiSchema = NO_UI }: ChangeForm, record: EntityRecord): FormData {
  return form === null ? record : toFormData(form.schema, uiSchema, record);
}

/** A record with a change, as its form would send it: relations and numbers as the backend writes them there. */
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
