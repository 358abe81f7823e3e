import { useMemo } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { NO_UI, toFormData } from "../form-data/form-data.ts";
import { formValueOf } from "../record/editable-fields.ts";
import type { ReadMember } from "../writes/changed-since.ts";
import { importFields, rowsFields } from "./import-columns.ts";
import type { ImportMode } from "./import-keys.ts";

/** The forms of an entity. Null for a form that the entity or the user's role does not have. */
export interface ImportForms {
  readonly create: FormModule | null;
  readonly edit: FormModule | null;
}

/** The modes that an entity's calls and forms allow. */
function modesOf({ operations }: EntityScreens<MessageKey>, { create, edit }: ImportForms): readonly ImportMode[] {
  const canCreate = operations.includes("create") && (create ?? edit) !== null;
  const canUpdate = operations.includes("update") && operations.includes("get") && edit !== null;
  return [
    ...(canCreate ? (["create"] as const) : []),
    ...(canUpdate ? (["update"] as const) : []),
    ...(canCreate && canUpdate ? (["both"] as const) : []),
  ];
}

/** Reads members as the edit form does, so that a list's row and a loaded record are comparable. */
export function formMemberReader({ fields, form }: EntityScreens<MessageKey>, edit: FormModule | null): ReadMember {
  return (record, name) => {
    const [field, property] = [fields[name], edit?.schema.properties?.[name]];
    if (field?.relation) {
      return formValueOf(field, record);
    }
    return property === undefined
      ? record[name]
      : toFormData({ type: "object", properties: { [name]: property } }, form?.uiSchema ?? NO_UI, record)[name];
  };
}

/** The fields that the forms together can import, and the embedded lists of the edit form. */
export function useImportTarget(screens: EntityScreens<MessageKey>, forms: ImportForms) {
  const { create, edit } = forms;
  return useMemo(() => {
    const own = [create, edit].map((form) => (form ? importFields(screens, form) : []));
    const [created = [], edited = []] = own;
    const names = new Set(created.map(({ field }) => field.name));
    const others = edited.filter(({ field }) => !names.has(field.name));
    const fields = [...created, ...(create === null ? others : others.map((each) => ({ ...each, isRequired: false })))];
    const modes = modesOf(screens, { create, edit });
    return {
      screens,
      fields,
      modes,
      canUpdate: modes.includes("update"),
      lists: edit ? rowsFields(screens, edit) : [],
    };
  }, [screens, create, edit]);
}
