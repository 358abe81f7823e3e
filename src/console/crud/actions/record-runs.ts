import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { CallOptions, EntityClient, EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import type { Submit } from "../../data/use-submissions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { Translate } from "../../i18n/text.ts";
import { tokenIn } from "../../lib/token-in.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { recordTitle } from "../record/record-title.ts";
import { canRun } from "../rules/can-run.ts";
import { deleteByBatch } from "../writes/batch-deletion.ts";
import { ChangedSinceError, checkUnchanged } from "../writes/changed-since.ts";
import { toPauseToast } from "../writes/pause-text.ts";
import type { RecordChange } from "../writes/record-change.ts";
import { type Outcome, type RunOptions, runEach } from "../writes/run-each.ts";
import { unknownOutcomeToast } from "../writes/unknown-outcome-toast.ts";
import { hasUnknownOutcome, isMissing, toMissingCall } from "../writes/write-errors.ts";
import { actionFailureText, deleteFailureText, toReason, toToasts } from "./run-texts.ts";

/** Dependencies of a run. */
interface RunSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly client: EntityClient;
  readonly t: Translate;
  readonly notify: (toast: ToastRequest) => void;
}

/** Result of a run with its notifications. */
export interface RunResult<T> extends Outcome<T> {
  readonly toasts: readonly ToastRequest[];
  /** Records that failed; they stay selected. */
  readonly remaining: readonly EntityRecord[];
}

/** Target of an action: a record, or null for the collection. */
type Target = EntityRecord | null;

/** A token that an action returned for a record. */
export interface IssuedToken {
  /** Title of the record. */
  readonly title: string;
  readonly token: string;
}

/** An action and its records. */
export interface ActionRun {
  readonly action: ActionDescriptor<MessageKey>;
  readonly records: readonly EntityRecord[];
  /** Form inputs; absent if the action has none. */
  readonly inputs?: FormData;
}

/** Whether a record no longer exists, e.g. because it was deleted earlier or the response of our delete was lost. */
async function isGone({ get }: EntityClient, id: RecordId): Promise<boolean> {
  return (await get?.(id).then(() => false, isMissing)) ?? false;
}

/** Loads a record. Throws `ChangedSinceError` if it changed since it was displayed. Null if the client has no `get`. */
async function readUnchanged(
  { screens, client }: RunSetting,
  seen: EntityRecord,
): Promise<Loaded<EntityRecord> | null> {
  const loaded = (await client.get?.(seen.id)) ?? null;
  if (loaded) {
    checkUnchanged(screens, seen, loaded.record);
  }
  return loaded;
}

/** Deletes a record if it has not changed since it was displayed. Succeeds if the record is already deleted. */
async function deleteOne(setting: RunSetting, record: EntityRecord, shownEtag: string | null): Promise<void> {
  const { client } = setting;
  try {
    const etag = shownEtag ?? (await readUnchanged(setting, record))?.etag ?? null;
    await client.delete?.(record.id, etag === null ? {} : { etag });
  } catch (error) {
    // Verify that the record is gone, because a 404 may also mean that the endpoint is missing.
    if (!((isMissing(error) || hasUnknownOutcome(error)) && (await isGone(client, record.id)))) {
      throw toMissingCall(error);
    }
  }
}

/** Runs on several records pause when rate-limited. A run on one record fails immediately instead. */
function toOptions({ t, notify }: RunSetting, count: number): RunOptions {
  return count > 1 ? { onPause: (until) => notify(toPauseToast(t, until)) } : {};
}

/** Failed records, which stay selected. Deleted ones are dropped and changed ones have their current values. */
function toRemaining({ failed }: Outcome<Target>): readonly EntityRecord[] {
  return failed.flatMap(({ item, error }) => {
    if (item === null || isMissing(error)) {
      return [];
    }
    return [error instanceof ChangedSinceError ? { ...item, ...error.now } : item];
  });
}

/** Deletes records. `etag` applies to a single record only. */
export async function runDelete(
  setting: RunSetting,
  records: readonly EntityRecord[],
  etag: string | null,
): Promise<RunResult<EntityRecord>> {
  const { screens, t } = setting;
  const options = toOptions(setting, records.length);
  const outcome =
    (await deleteByBatch(setting, records, options)) ??
    (await runEach(records, (record) => deleteOne(setting, record, etag), options));
  const isOne = records.length === 1;
  const reason = toReason(t, outcome, {
    title: (record) => recordTitle(screens, record),
    reason: (error) => deleteFailureText(t, error),
  });
  const unknown = isOne ? outcome.failed.find(({ error }) => hasUnknownOutcome(error)) : undefined;
  const failure = (count: number) =>
    isOne
      ? t("crud.delete.failed", { reason })
      : t("crud.delete.manyFailed", { subject: t(screens.messages.count, { count }), reason });
  if (unknown) {
    const toast = unknownOutcomeToast(t, screens, { title: t(screens.messages.delete), record: unknown.item });
    return { ...outcome, toasts: [toast], remaining: [unknown.item] };
  }
  const toasts = toToasts(outcome, {
    failure,
    success: (count) => (isOne ? t(screens.messages.deleted) : t(screens.messages.bulkDeleted, { count })),
  });
  return { ...outcome, toasts, remaining: toRemaining(outcome) };
}

export interface ArchiveResult extends Pick<RunResult<never>, "toasts"> {
  /** Undoes the archiving; null if nothing was archived. */
  readonly undo: RecordChange | null;
}

/** Archives a record unless it changed since it was displayed. Sends the whole record with the archive field set. */
export async function runArchive(setting: RunSetting, seen: EntityRecord): Promise<ArchiveResult> {
  const { screens, client, t } = setting;
  const { id } = seen;
  const { archive } = screens;
  try {
    const loaded = await readUnchanged(setting, seen);
    if (!archive || !loaded || !client.update) {
      return { toasts: [], undo: null };
    }
    const { record, etag } = loaded;
    const archived = { ...record, [archive.field]: archive.value };
    // The generated body type is unknown here. The record comes from the backend, so it fits.
    await client.update(id, archived as never, { etag, before: record });
    const undo = { record: archived, change: { [archive.field]: record[archive.field] } };
    return { toasts: [{ kind: "success", text: t(archive.successKey) }], undo };
  } catch (error) {
    const title = archive ? t(archive.labelKey) : "";
    const unknown = () => unknownOutcomeToast(t, screens, { title, record: { id } });
    const reason = error instanceof ChangedSinceError ? t("bulk.changedSince") : errorText(t, error);
    return {
      toasts: [hasUnknownOutcome(error) ? unknown() : { kind: "error", text: t("crud.form.failed", { reason }) }],
      undo: null,
    };
  }
}

/** Calls the client method of an action. `args`: the id (record actions only), the inputs if any, the options. */
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

/** Throws `ChangedSinceError` if the record changed after it was displayed, or no longer meets the precondition. */
async function checkRunnable(setting: RunSetting, action: ActionRun["action"], record: Target): Promise<void> {
  const loaded = record === null ? null : await readUnchanged(setting, record);
  if (loaded && !canRun(action, loaded.record)) {
    throw new ChangedSinceError(loaded.record);
  }
}

/** Result of an action, with the tokens it returned. */
export interface ActionResult extends RunResult<Target> {
  readonly tokens: readonly IssuedToken[];
}

/** Runs an action on records, or on the whole collection. */
export async function runAction(
  setting: RunSetting & { readonly submit: Submit },
  { action, records, inputs }: ActionRun,
): Promise<ActionResult> {
  const { screens, client, t, submit } = setting;
  const { name, issues } = action;
  const targets: readonly Target[] = action.on === "collection" ? [null] : records;
  const title = (record: Target) => (record === null ? "" : recordTitle(screens, record));
  const entered = inputs === undefined ? [] : [inputs];
  const tokens: IssuedToken[] = [];
  const call = async (record: Target) => {
    const ids = record === null ? [] : [record.id];
    const answer = await submit(`${name} ${ids[0] ?? null} ${JSON.stringify(entered)}`, async (options) => {
      await checkRunnable(setting, action, record);
      return await callAction(client, name, [...ids, ...entered, options]);
    }).catch(async (error: unknown) => {
      const isThere = record !== null && isMissing(error) && !(await isGone(client, record.id));
      throw isThere ? toMissingCall(error) : error;
    });
    const token = issues === null ? null : tokenIn(answer, issues);
    if (token !== null) {
      tokens.push({ title: title(record), token });
    }
  };
  const outcome = await runEach(targets, call, toOptions(setting, targets.length));
  const isOne = targets.length === 1;
  const reason = toReason(t, outcome, {
    title,
    reason: (error) => actionFailureText(t, error, isOne),
  });
  const unknown = isOne ? outcome.failed.find(({ error }) => hasUnknownOutcome(error)) : undefined;
  if (unknown) {
    const toast = unknownOutcomeToast(t, screens, { title: t(action.labelKey), record: unknown.item });
    return { ...outcome, tokens, toasts: [toast], remaining: unknown.item ? [unknown.item] : [] };
  }
  const toasts = toToasts(outcome, {
    failure: (count) =>
      isOne ? `${t(action.failureKey)}: ${reason}` : t(screens.messages.bulkFailed, { count, reason }),
    success: (count) => (isOne ? t(action.successKey) : t(screens.messages.bulkDone, { count })),
  });
  const unshown = issues !== null && tokens.length < outcome.done.length;
  return {
    ...outcome,
    tokens,
    toasts: unshown ? [...toasts, { kind: "warning", text: t("crud.tokens.notShown") }] : toasts,
    remaining: toRemaining(outcome),
  };
}
