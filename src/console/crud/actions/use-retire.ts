import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";

/** Takes a record out of use: writes it back as the backend holds it now, with that one field changed. */
export function useRetire(screens: EntityScreens<MessageKey>) {
  const { t } = useText();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  return useCallback(
    async ({ id }: EntityRecord) => {
      const { retire } = screens;
      if (!retire || !client.get || !client.update) {
        return;
      }
      try {
        const { record, etag } = await client.get(id);
        // The generated body type cannot be told from here; the record is the backend's own.
        await client.update(id, { ...record, [retire.field]: retire.value } as never, { etag });
        notify({ kind: "success", text: t(retire.successKey) });
      } catch (error) {
        notify({ kind: "error", text: t("crud.form.failed", { reason: t(toErrorKey(error)) }) });
      }
      await queries.invalidateQueries({ queryKey: entityKey(screens.entity), refetchType: "active" });
    },
    [screens, client, queries, notify, t],
  );
}
