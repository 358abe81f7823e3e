import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { CallOptions, EntityClient, EntityRecord, RecordId } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { tokenIn } from "../../lib/token-in.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { deleteFailureText } from "../delete-failure-text.ts";
import { isUnsettled } from "../is-unsettled.ts";
import { recordTitle } from "../record-title.ts";
import { type Outcome, runEach } from "./run-each.ts";

/** What a screen does once something was done. */
export interface OperationHooks {
  readonly onDeleted?: () => void;
  readonly onDone?: () => void;
}

/** A token that an action answered for a record. */
export interface IssuedToken {
  /** Whose it is. */
  readonly title: string;
  readonly token: string;
}

export interface ActionHooks extends OperationHooks {
  /** The backend answered tokens, which are to be shown once. */
  readonly onTokens: (tokens: readonly IssuedToken[]) => void;
}

/** Whether a record is gone, though nobody said that this call did it: it was deleted before, or the answer was lost. */
async function isGone({ get }: EntityClient, id: RecordId): Promise<boolean> {
  return (await get?.(id).then(() => false, isMissing)) ?? false;
}

const isMissing = (error: unknown) => error instanceof ApiError && [404, 410].includes(error.statusCode);

/** Deletes a record; one that was deleted before is deleted as well. */
async function deleteOne(client: EntityClient, id: RecordId, etag: string | null): Promise<void> {
  try {
    await client.delete?.(id, etag === null ? {} : { etag });
  } catch (error) {
    // Only what is not there any more is taken for deleted: a backend may lack the call itself.
    if (!((isMissing(error) || isUnsettled(error)) && (await isGone(client, id)))) {
      throw error;
    }
  }
}

interface RunTexts {
  /** Why the first of the calls that failed did, with how many did. */
  readonly failure: (error: unknown, count: number) => string;
  readonly success: (count: number) => string;
}

/** Some of the calls may have failed and others not: both are said. */
function toToasts({ done, failures }: Outcome, { failure, success }: RunTexts): readonly ToastRequest[] {
  return [
    ...(failures.length > 0 ? [{ kind: "error" as const, text: failure(failures[0], failures.length) }] : []),
    ...(done > 0 ? [{ kind: "success" as const, text: success(done) }] : []),
  ];
}

interface Deletion {
  readonly records: readonly EntityRecord[];
  readonly etag: string | null;
}

/** Deletes records. */
export function useDelete(screens: EntityScreens<MessageKey>, { onDeleted, onDone }: OperationHooks) {
  const { t } = useText();
  const client = useEntityClient(screens.entity);
  return useBackendMutation({
    call: async ({ records, etag }: Deletion) => {
      const outcome = await runEach(records, ({ id }) => deleteOne(client, id, etag));
      return { ...outcome, records };
    },
    onAnswer: (outcome) => {
      const isOne = outcome.records.length === 1;
      return toToasts(outcome, {
        failure: (error, count) => {
          const reason = deleteFailureText(t, error);
          return isOne && isUnsettled(error)
            ? reason
            : t(isOne ? "crud.delete.failed" : screens.messages.bulkFailed, { count, reason });
        },
        success: (count) => (isOne ? t(screens.messages.deleted) : t(screens.messages.bulkDeleted, { count })),
      });
    },
    onDone: ({ done }) => {
      if (done > 0) {
        onDone?.();
        onDeleted?.();
      }
    },
    toInvalidate: (outcome) => {
      // What was deleted is not asked for again, though its page may still be on its way out.
      const gone = outcome?.failures.length === 0 ? outcome.records.map((record) => String(record.id)) : [];
      return {
        queryKey: entityKey(screens.entity),
        predicate: ({ queryKey: [, kind, id] }) => !(kind === "record" && gone.includes(String(id))),
      };
    },
  });
}

/** What an action is run on; a collection has no id. */
interface Target {
  readonly id: RecordId | null;
  readonly title: string;
}

interface ActionRun {
  readonly action: ActionDescriptor<MessageKey>;
  readonly records: readonly EntityRecord[];
  /** What was entered for it; absent where it asks for nothing. */
  readonly inputs?: FormData;
}

function toTargets(screens: EntityScreens<MessageKey>, { action, records }: ActionRun): readonly Target[] {
  return action.on === "collection"
    ? [{ id: null, title: "" }]
    : records.map((record) => ({ id: record.id, title: recordTitle(screens, record) }));
}

/** Calls an action by the name that its client method has: with the id, where it is of a record, and what was entered. */
async function callAction(
  client: EntityClient,
  name: string,
  args: readonly (RecordId | FormData | CallOptions)[],
): Promise<unknown> {
  const call: unknown = Reflect.get(client, name);
  if (typeof call !== "function") {
    throw new TypeError(`The client has no call named ${name}`);
  }
  return await Reflect.apply(call, client, [...args]);
}

/** Runs an action on records, or on the whole collection. */
export function useRunAction(screens: EntityScreens<MessageKey>, { onDone, onTokens }: ActionHooks) {
  const { t } = useText();
  const submit = useSubmissions();
  const client = useEntityClient(screens.entity);
  return useBackendMutation({
    call: async (run: ActionRun) => {
      const targets = toTargets(screens, run);
      const tokens: IssuedToken[] = [];
      const { name, issues } = run.action;
      const entered = run.inputs === undefined ? [] : [run.inputs];
      const outcome = await runEach(targets, async ({ id, title }) => {
        const answer = await submit(`${name} ${id} ${JSON.stringify(entered)}`, (options) =>
          callAction(client, name, [...(id === null ? [] : [id]), ...entered, options]),
        );
        const token = issues === null ? null : tokenIn(answer, issues);
        if (token !== null) {
          tokens.push({ title, token });
        }
      });
      return { ...outcome, action: run.action, tokens, isOne: targets.length === 1 };
    },
    onAnswer: ({ action, isOne, tokens, ...outcome }) => [
      ...toToasts(outcome, {
        failure: (error, count) => {
          const reason = isUnsettled(error) ? t("crud.failed.unsettled") : errorText(t, error);
          return isOne ? `${t(action.failureKey)}: ${reason}` : t(screens.messages.bulkFailed, { count, reason });
        },
        success: (count) => (isOne ? t(action.successKey) : t(screens.messages.bulkDone, { count })),
      }),
      ...(action.issues !== null && tokens.length < outcome.done
        ? [{ kind: "warning" as const, text: t("crud.tokens.notShown") }]
        : []),
    ],
    onDone: ({ done, tokens }) => {
      if (done > 0) {
        onDone?.();
      }
      if (tokens.length > 0) {
        onTokens(tokens);
      }
    },
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
    // Tokens are shown once, and kept nowhere.
    isSecret: true,
  });
}
