import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { CallOptions, EntityClient, EntityRecord, RecordId } from "../../../contract/transport.ts";
import type { Submit } from "../../data/use-submissions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { Translate } from "../../i18n/text.ts";
import { tokenIn } from "../../lib/token-in.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { toPauseToast } from "../bulk/pause-text.ts";
import { type Outcome, type RunOptions, runEach } from "../bulk/run-each.ts";
import { deleteFailureText } from "../delete-failure-text.ts";
import { isMissing, toMissingCall } from "../is-missing.ts";
import { isUnsettled } from "../is-unsettled.ts";
import { toUnsettledToast } from "../look-first.ts";
import { recordTitle } from "../record-title.ts";

/** What every run is given. */
interface RunSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly client: EntityClient;
  readonly t: Translate;
  readonly notify: (toast: ToastRequest) => void;
}

/** What came of a run, and what to notify of it. */
interface Told<T> extends Outcome<T> {
  readonly toasts: readonly ToastRequest[];
  /** Those that failed: they stay selected. */
  readonly remaining: readonly EntityRecord[];
}

/** A token that an action answered for a record. */
export interface IssuedToken {
  /** Whose it is. */
  readonly title: string;
  readonly token: string;
}

/** An action, and what it is run on. */
export interface ActionRun {
  readonly action: ActionDescriptor<MessageKey>;
  readonly records: readonly EntityRecord[];
  /** What was entered for it; absent where it asks for nothing. */
  readonly inputs?: FormData;
}

/** Whether a record is gone, though nobody said that this call did it: it was deleted before, or the answer was lost. */
async function isGone({ get }: EntityClient, id: RecordId): Promise<boolean> {
  return (await get?.(id).then(() => false, isMissing)) ?? false;
}

/** Deletes a record; one that was deleted before is deleted as well. */
async function deleteOne(client: EntityClient, id: RecordId, etag: string | null): Promise<void> {
  try {
    await client.delete?.(id, etag === null ? {} : { etag });
  } catch (error) {
    // Only what is not there any more is taken for deleted: a backend may lack the call itself.
    if (!((isMissing(error) || isUnsettled(error)) && (await isGone(client, id)))) {
      throw toMissingCall(error);
    }
  }
}

/** What is said of those that failed, however many, and of those that did not. */
interface RunTexts {
  readonly failure: (count: number) => string;
  readonly success: (count: number) => string;
}

/** Many can wait for the backend; of one, it is said at once what the backend asks for. */
function toOptions({ t, notify }: RunSetting, count: number): RunOptions {
  return count > 1 ? { onPause: (until) => notify(toPauseToast(t, until)) } : {};
}

/** How many of those that failed for one reason are called by name. */
const MOST_NAMES = 3;

/** Why calls failed: of several, whose did for which reason. */
function toReason<T>(
  t: Translate,
  { done, failed }: Outcome<T>,
  say: { readonly title: (item: T) => string; readonly reason: (error: unknown) => string },
): string {
  const titles = new Map<string, string[]>();
  for (const { item, error } of failed) {
    const reason = say.reason(error);
    titles.set(reason, [...(titles.get(reason) ?? []), say.title(item)]);
  }
  if (done.length + failed.length === 1) {
    return [...titles.keys()].join(" ");
  }
  return [...titles]
    .map(([reason, names]) => {
      const rest = names.length - MOST_NAMES;
      const shown = [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [t("bulk.more", { count: rest })] : [])];
      return `${shown.join(", ")}: ${reason}`;
    })
    .join(" · ");
}

/** Time to read whose calls failed, and why. */
const MANY_MS = 20_000;

/** Some of the calls may have failed and others not: both are said. */
function toToasts({ done, failed }: Outcome, { failure, success }: RunTexts): readonly ToastRequest[] {
  const standing = done.length + failed.length > 1 ? { ms: MANY_MS } : {};
  return [
    ...(failed.length > 0 ? [{ kind: "error" as const, text: failure(failed.length), ...standing }] : []),
    ...(done.length > 0 ? [{ kind: "success" as const, text: success(done.length) }] : []),
  ];
}

/** Deletes records; the tag is of the only one. */
export async function runDelete(
  setting: RunSetting,
  records: readonly EntityRecord[],
  etag: string | null,
): Promise<Told<EntityRecord>> {
  const { screens, client, t } = setting;
  const options = toOptions(setting, records.length);
  const outcome = await runEach(records, ({ id }) => deleteOne(client, id, etag), options);
  const isOne = records.length === 1;
  const reason = toReason(t, outcome, {
    title: (record) => recordTitle(screens, record),
    reason: (error) => deleteFailureText(t, error),
  });
  const unknown = isOne ? outcome.failed.find(({ error }) => isUnsettled(error)) : undefined;
  const failure = (count: number) =>
    isOne
      ? t("crud.delete.failed", { reason })
      : t("crud.delete.manyFailed", { what: t(screens.messages.count, { count }), reason });
  if (unknown) {
    const told = toUnsettledToast(t, screens, { title: t(screens.messages.delete), record: unknown.item });
    return { ...outcome, toasts: [told], remaining: [unknown.item] };
  }
  const toasts = toToasts(outcome, {
    failure,
    success: (count) => (isOne ? t(screens.messages.deleted) : t(screens.messages.bulkDeleted, { count })),
  });
  return { ...outcome, toasts, remaining: outcome.failed.map(({ item }) => item) };
}

/** Archives a record: writes it back as the backend holds it now, with that one field changed. */
export async function runArchive(
  { screens, client, t }: RunSetting,
  { id }: EntityRecord,
): Promise<Pick<Told<never>, "toasts">> {
  const { archive } = screens;
  if (!archive || !client.get || !client.update) {
    return { toasts: [] };
  }
  try {
    const { record, etag } = await client.get(id);
    // The generated body type cannot be told from here; the record is the backend's own.
    await client.update(id, { ...record, [archive.field]: archive.value } as never, { etag });
    return { toasts: [{ kind: "success", text: t(archive.successKey) }] };
  } catch (error) {
    const unknown = () => toUnsettledToast(t, screens, { title: t(archive.labelKey), record: { id } });
    const reason = errorText(t, error);
    return { toasts: [isUnsettled(error) ? unknown() : { kind: "error", text: t("crud.form.failed", { reason }) }] };
  }
}

/** What an action is run on; a collection has none. */
type Target = EntityRecord | null;

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

/** What came of an action, and the tokens that it answered. */
interface ActionTold extends Told<Target> {
  readonly tokens: readonly IssuedToken[];
}

/** Runs an action on records, or on the whole collection. */
export async function runAction(
  setting: RunSetting & { readonly submit: Submit },
  { action, records, inputs }: ActionRun,
): Promise<ActionTold> {
  const { screens, client, t, submit } = setting;
  const { name, issues } = action;
  const targets: readonly Target[] = action.on === "collection" ? [null] : records;
  const title = (record: Target) => (record === null ? "" : recordTitle(screens, record));
  const entered = inputs === undefined ? [] : [inputs];
  const tokens: IssuedToken[] = [];
  const call = async (record: Target) => {
    const ids = record === null ? [] : [record.id];
    const answer = await submit(`${name} ${ids[0] ?? null} ${JSON.stringify(entered)}`, (options) =>
      callAction(client, name, [...ids, ...entered, options]),
    ).catch(async (error: unknown) => {
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
    reason: (error) => (isUnsettled(error) ? t("crud.failed.unsettled") : errorText(t, error)),
  });
  const unknown = isOne ? outcome.failed.find(({ error }) => isUnsettled(error)) : undefined;
  if (unknown) {
    const told = toUnsettledToast(t, screens, { title: t(action.labelKey), record: unknown.item });
    return { ...outcome, tokens, toasts: [told], remaining: unknown.item ? [unknown.item] : [] };
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
    remaining: outcome.failed.flatMap(({ item }) => item ?? []),
  };
}
