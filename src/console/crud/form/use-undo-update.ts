import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { changeRecords } from "../bulk/change-records.ts";

interface UndoOptions {
  readonly entity: string;
  /** The record as the form opened on it. */
  readonly base: EntityRecord;
  readonly formFields: readonly string[];
}

/** Takes an update back while its notification is there, unless somebody changed the same fields since. */
export function useUndoUpdate({ entity, base, formFields }: UndoOptions) {
  const { t } = useText();
  const { notify } = useNotify();
  const queries = useQueryClient();
  const client = useEntityClient(entity);
  const sent = useRef<FormData>({});
  const keep = useCallback((body: FormData) => {
    sent.current = body;
  }, []);
  const undo = useCallback(async () => {
    const changed = formFields.filter((name) => !isSameData(base[name] ?? undefined, sent.current[name] ?? undefined));
    const after = Object.fromEntries(changed.map((name) => [name, sent.current[name]]));
    const change = Object.fromEntries(changed.map((name) => [name, base[name] ?? undefined]));
    const { failed } = await changeRecords(client, [{ record: { ...base, ...after }, change }], { isUndo: true });
    await queries.invalidateQueries({ queryKey: entityKey(entity) });
    notify(
      failed.length > 0
        ? { kind: "warning", text: t("bulk.undoFailed", { count: 1 }) }
        : { text: t("bulk.undone", { count: 1 }) },
    );
  }, [base, client, entity, formFields, notify, queries, t]);
  const action: ToastRequest["action"] = { label: t("bulk.undo"), run: () => void undo() };
  return { keep, action };
}
