import { useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isUnsettled } from "../is-unsettled.ts";
import { toUnsettledToast } from "../look-first.ts";

/** Whether a record can be archived, and is not yet. */
export function canArchive(
  { archive, operations }: EntityScreens<MessageKey>,
  record: { readonly [field: string]: unknown },
): boolean {
  return archive !== null && operations.includes("update") && record[archive.field] !== archive.value;
}

/** Archives a record: writes it back as the backend holds it now, with that one field changed. */
export function useArchive(screens: EntityScreens<MessageKey>) {
  const { t } = useText();
  const client = useEntityClient(screens.entity);
  const { archive } = screens;
  const asked = useRef<RecordId>("");
  return useBackendMutation({
    call: async ({ id }: EntityRecord) => {
      asked.current = id;
      if (!archive || !client.get || !client.update) {
        return;
      }
      const { record, etag } = await client.get(id);
      // The generated body type cannot be told from here; the record is the backend's own.
      await client.update(id, { ...record, [archive.field]: archive.value } as never, { etag });
    },
    onAnswer: () => (archive ? [{ kind: "success", text: t(archive.successKey) }] : []),
    onError: (error) =>
      isUnsettled(error) && archive
        ? [toUnsettledToast(t, screens, { title: t(archive.labelKey), record: { id: asked.current } })]
        : [{ kind: "error", text: t("crud.form.failed", { reason: errorText(t, error) }) }],
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
  });
}
