import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { deleteFailureText } from "../failure-text.ts";
import { recordTitle } from "../record-title.ts";
import { callAction } from "./call-action.ts";
import { type IssuedToken, tokenIn } from "./issued-token.ts";
import { runEach } from "./run-each.ts";

/** What a screen does once something was done. */
export interface OperationHooks {
  readonly onDeleted?: () => void;
  readonly onDone?: () => void;
}

interface ActionHooks extends OperationHooks {
  /** The backend answered tokens, which are to be shown once. */
  readonly onTokens: (tokens: readonly IssuedToken[]) => void;
}

/** Deletes records and says what came of it. */
export function useDelete(screens: EntityScreens<MessageKey>, { onDeleted, onDone }: OperationHooks) {
  const { t } = useText();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  return useCallback(
    async (records: readonly EntityRecord[], etag: string | null) => {
      const { done, failures } = await runEach(records, async (record) => {
        await client.delete?.(record.id, etag === null ? {} : { etag });
      });
      const isOne = records.length === 1;
      if (failures.length > 0) {
        const reason = deleteFailureText(t, failures[0]);
        const text = t(isOne ? "crud.delete.failed" : screens.messages.bulkFailed, { count: failures.length, reason });
        notify({ kind: "error", text });
      }
      if (done > 0) {
        notify({
          kind: "success",
          text: isOne ? t(screens.messages.deleted) : t(screens.messages.bulkDeleted, { count: done }),
        });
        onDone?.();
        onDeleted?.();
      }
      // What was deleted is not asked for again, though its page may still be on its way out.
      const gone = failures.length === 0 ? records.map((record) => String(record.id)) : [];
      await queries.invalidateQueries({
        queryKey: entityKey(screens.entity),
        refetchType: "active",
        predicate: ({ queryKey: [, kind, id] }) => !(kind === "record" && gone.includes(String(id))),
      });
    },
    [client, queries, notify, t, screens, onDeleted, onDone],
  );
}

/** What an action is run on; a collection has no id. */
interface Target {
  readonly id: RecordId | null;
  readonly title: string;
}

function toTargets(
  screens: EntityScreens<MessageKey>,
  action: ActionDescriptor<MessageKey>,
  records: readonly EntityRecord[],
): readonly Target[] {
  return action.on === "collection"
    ? [{ id: null, title: "" }]
    : records.map((record) => ({ id: record.id, title: recordTitle(screens, record) }));
}

/** Runs an action on records, or on the whole collection, and says what came of it. */
export function useRunAction(screens: EntityScreens<MessageKey>, { onDone, onTokens }: ActionHooks) {
  const { t } = useText();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  return useCallback(
    async (action: ActionDescriptor<MessageKey>, records: readonly EntityRecord[]) => {
      const targets = toTargets(screens, action, records);
      const tokens: IssuedToken[] = [];
      const { done, failures } = await runEach(targets, async ({ id, title }) => {
        const token = tokenIn(await callAction(client, action, id));
        if (token !== null) {
          tokens.push({ title, token });
        }
      });
      if (failures.length > 0) {
        const reason = t(toErrorKey(failures[0]));
        const text =
          targets.length === 1
            ? `${t(action.failureKey)}: ${reason}`
            : t(screens.messages.bulkFailed, { count: failures.length, reason });
        notify({ kind: "error", text });
      }
      if (done > 0) {
        notify({
          kind: "success",
          text: targets.length === 1 ? t(action.successKey) : t(screens.messages.bulkDone, { count: done }),
        });
        onDone?.();
      }
      if (tokens.length > 0) {
        onTokens(tokens);
      }
      await queries.invalidateQueries({ queryKey: entityKey(screens.entity), refetchType: "active" });
    },
    [client, queries, notify, t, screens, onDone, onTokens],
  );
}
