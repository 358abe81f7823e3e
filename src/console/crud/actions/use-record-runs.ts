import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import type { Undo } from "../../data/recent-changes.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import { useTexts } from "../../i18n/use-text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { toRecordLink } from "../record/to-record-link.ts";
import { useUndoDeletion } from "../writes/use-undo.ts";
import type { ActionRun, IssuedToken, RunResult } from "./record-runs.ts";

/** Callbacks of a screen after an operation. */
export interface OperationHooks {
  readonly onDeleted?: () => void;
  /** Called with the records that failed. */
  readonly onDone?: (remaining: readonly EntityRecord[]) => void;
}

export interface ActionHooks extends OperationHooks {
  /** Called with tokens from the response, which must be shown once. */
  readonly onTokens: (tokens: readonly IssuedToken[]) => void;
}

/** Lazy-loads the code of the runs and its dependencies. If this fails, no request was sent. */
export function useRuns(screens: EntityScreens<MessageKey>) {
  const texts = useTexts();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  return async () => {
    try {
      const { runDelete, runAction, runArchive } = await import("./record-runs.ts");
      await texts.loadAllTexts();
      return { runDelete, runAction, runArchive, setting: { screens, client, notify, t: texts.getSnapshot().t } };
    } catch {
      throw new ApiError({ kind: "network", message: "The console's own files could not be fetched" });
    }
  };
}

/** Adds a run to the recent changes. Returns its notifications, the successful one with the undo action. */
function useChangeOfRun(screens: EntityScreens<MessageKey>) {
  const addChange = useAddChange();
  return ({ done, toasts }: RunResult<EntityRecord | null>, undo: Undo | null): readonly ToastRequest[] =>
    toasts.map((toast) => {
      const [record, ...others] = done;
      if (toast.kind !== "success") {
        return toast;
      }
      const subject = record && others.length === 0 ? toRecordLink(screens, record) : {};
      return { ...toast, ...addChange({ text: toast.text, ...subject, undo }) };
    });
}

interface Deletion {
  readonly records: readonly EntityRecord[];
  readonly etag: string | null;
}

/** Deletes records. */
export function useDelete(screens: EntityScreens<MessageKey>, { onDeleted, onDone }: OperationHooks) {
  const load = useRuns(screens);
  const withChange = useChangeOfRun(screens);
  const toUndo = useUndoDeletion(screens);
  return useBackendMutation({
    call: async ({ records, etag }: Deletion) => {
      const { runDelete, setting } = await load();
      return await runDelete(setting, records, etag);
    },
    keyOf: ({ records }) => records.map(({ id }) => id).join(" "),
    onAnswer: (result) => withChange(result, toUndo(result.done)),
    onDone: ({ done, failed, remaining }) => {
      // If a single record failed, the selection is unchanged. For several, it becomes the remaining records.
      if (done.length > 0 || failed.length > 1) {
        onDone?.(remaining);
      }
      if (done.length > 0) {
        onDeleted?.();
      }
    },
    toInvalidate: (outcome) => {
      // Do not refetch deleted records, whose page may still be mounted.
      const gone = outcome?.done.map((record) => String(record.id)) ?? [];
      return {
        queryKey: entityKey(screens.entity),
        predicate: ({ queryKey: [, kind, id] }) => !(kind === "record" && gone.includes(String(id))),
      };
    },
  });
}

/** Runs an action on records, or on the whole collection. */
export function useRunAction(screens: EntityScreens<MessageKey>, { onDone, onTokens }: ActionHooks) {
  const submit = useSubmissions();
  const load = useRuns(screens);
  const withChange = useChangeOfRun(screens);
  return useBackendMutation({
    call: async (run: ActionRun) => {
      const { runAction, setting } = await load();
      return await runAction({ ...setting, submit }, run);
    },
    // Actions may have side effects, such as e-mails, so they cannot be undone.
    onAnswer: (result) => withChange(result, null),
    onDone: ({ done, failed, remaining, tokens }) => {
      if (done.length > 0 || failed.length > 1) {
        onDone?.(remaining);
      }
      if (tokens.length > 0) {
        onTokens(tokens);
      }
    },
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
    keyOf: ({ action, records }) => [action.name, ...records.map(({ id }) => id)].join(" "),
    // Tokens must not be cached.
    isSecret: true,
  });
}
