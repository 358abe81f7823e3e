import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { findCachedRecord } from "../../data/cached-record.ts";
import { useFormQuery } from "../form-data/use-screen-form.ts";
import type { WriteChange } from "./record-change.ts";

/** The edit form of an entity. Undefined until it is loaded, null for entities without a form. */
export function useChangeForm(screens: EntityScreens<MessageKey>): FormModule | null | undefined {
  const { data, isError } = useQuery(useFormQuery(screens.entity, "edit"));
  return isError ? null : data;
}

/** Loads the code that writes changes like the entity's form. Rejects if it cannot be loaded. */
export function useLoadChangeForm(screens: EntityScreens<MessageKey>): () => Promise<WriteChange> {
  const queries = useQueryClient();
  const options = useFormQuery(screens.entity, "edit");
  return useCallback(async () => {
    const [{ toChangedBody }, form] = await Promise.all([
      import("./changed-body.ts"),
      queries.ensureQueryData(options),
    ]);
    const source = {
      form,
      uiSchema: screens.form?.uiSchema,
      findRecord: (entity: string, id: unknown) => findCachedRecord(queries, entity, String(id)),
    };
    return (record, change) => toChangedBody(source, record, change);
  }, [queries, screens, options]);
}
