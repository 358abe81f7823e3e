import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import type { Text } from "../../i18n/text.ts";
import { useIsMounted } from "../../lib/use-is-mounted.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { useUsername } from "../../session/session-context.tsx";
import { useLoadChangeForm } from "../writes/use-change-form.ts";
import { isInterrupted } from "../writes/write-errors.ts";
import type { ImportRow } from "./checked-lines.ts";
import {
  claimImport,
  type ImportLog,
  type InterruptedImport,
  keepImport,
  loadImport,
  type NewRun,
  type OfferedImport,
} from "./import-log.ts";
import { type ImportStep, NO_FILE, type SentRows } from "./import-step.ts";
import { importedText } from "./imported-text.ts";
import { rowsToSend } from "./row-states.ts";
import { type ImportOutcome, outcomeSoFar, sendRows } from "./send-rows.ts";
import { formMemberReader, type ImportForms } from "./use-import-target.ts";
import { useUndoImport } from "./use-undo-import.ts";

/** Notifies users who left the page or signed out, because they no longer see the dialog with the failed lines. */
function useTellIfCut({ t }: Text): (done: number, total: number) => void {
  const { notify } = useNotify();
  const isMounted = useIsMounted();
  return (done, total) => {
    if (!isMounted() && done < total) {
      notify({ kind: "warning", text: t("bulk.cut", { done, total }), ms: 20_000 });
    }
  };
}

export interface SendSetting {
  readonly screens: EntityScreens<MessageKey>;
  readonly forms: ImportForms;
  readonly words: Text;
  /** Shows the progress, and the outcome. */
  readonly show: (step: ImportStep) => void;
}

/** Sends rows and reports progress. Rejects if the code of the form could not be loaded. */
function useSendRows({ screens, forms, words, show }: SendSetting) {
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  const { idempotency } = useAbilities();
  const isRepeatable = idempotency === "always";
  const loadForm = useLoadChangeForm(screens);
  const { notify } = useNotify();
  const tellIfCut = useTellIfCut(words);
  const addChange = useAddChange();
  const toUndo = useUndoImport(screens);
  const withUndo = (outcome: ImportOutcome): SentRows => {
    if (outcome.made + outcome.changed === 0) {
      return { outcome, undo: [] };
    }
    const { action } = addChange({ text: importedText(words, outcome, screens), undo: toUndo(outcome) });
    return { outcome, undo: action ? [action.run] : [] };
  };
  /** What an interrupted import has sent. */
  const earlierOf = (interrupted: InterruptedImport) => withUndo(outcomeSoFar(interrupted, { isRepeatable }));
  const send = async (good: readonly ImportRow[], { log, signal, before }: Run): Promise<SentRows | null> => {
    let done = before;
    const total = before + good.length;
    const tell = (until: number | null) => show({ name: "running", done, total, until });
    tell(null);
    const needsForm = good.some(({ update }) => update !== undefined);
    const write = needsForm ? await loadForm().catch(() => null) : (record: object) => ({ ...record });
    if (write === null) {
      // The lazy chunk failed to load, and no request was sent.
      notify({ kind: "error", text: words.t("shell.error.network") });
      return null;
    }
    const outcome = await sendRows(good, {
      client,
      log,
      isRepeatable,
      write,
      read: formMemberReader(screens, forms.edit),
      onProgress: (count) => {
        done = before + count;
        tell(null);
      },
      onPause: tell,
      signal,
    });
    await queries.invalidateQueries({ queryKey: entityKey(screens.entity) });
    if (outcome.left.length === 0 && !outcome.failed.some(({ error }) => isInterrupted(error))) {
      await log.end();
    }
    tellIfCut(outcome.made + outcome.changed, good.length);
    return withUndo(outcome);
  };
  return { send, earlierOf };
}

/** One run of an import, or of its rest. */
interface Run {
  readonly log: ImportLog;
  readonly signal: AbortSignal;
  /** Number of lines that were sent before. */
  readonly before: number;
}

interface RunsOptions {
  readonly setting: SendSetting;
  /** Stops the current check or run. */
  readonly stopping: RefObject<AbortController>;
  /** Called before an interrupted import continues. */
  readonly onResume: (interrupted: InterruptedImport) => void;
}

/** Starts imports, continues them after a stop, and resumes them after a reload. */
export function useImportRuns(given: Omit<NewRun, "username">, { setting, stopping, onResume }: RunsOptions) {
  const { show, words } = setting;
  const username = useUsername();
  const { notify } = useNotify();
  const { send, earlierOf } = useSendRows(setting);
  const current = useRef<ImportLog | null>(null);
  const tellMissing = () => notify({ kind: "warning", text: words.t("import.elsewhere") });

  const begin = async (log: ImportLog, good: readonly ImportRow[], before: number) => {
    current.current = log;
    const release = await claimImport(log.id);
    if (release === null) {
      tellMissing();
      return null;
    }
    stopping.current = new AbortController();
    return await send(good, { log, signal: stopping.current.signal, before }).finally(release);
  };
  const startNew = async (rows: readonly ImportRow[]) => {
    const log = await keepImport({ ...given, username }, rows);
    const sent = await begin(log, rowsToSend(rows, given.isOverwriting), 0);
    if (sent === null) {
      // Nothing was sent, and the next start keeps the import again.
      await log.end();
    }
    show(sent ? { name: "over", rows, ...sent } : { name: "columns", checking: null });
  };
  const goOn = async (log: ImportLog, rows: readonly ImportRow[], earlier: SentRows) => {
    const sent = await begin(log, earlier.outcome.left, sentIn(earlier.outcome));
    show(sent ? { name: "over", rows, ...joined(earlier, sent) } : NO_FILE);
  };
  return {
    start: async (rows: readonly ImportRow[], earlier: SentRows | null = null) =>
      await (earlier && current.current ? goOn(current.current, rows, earlier) : startNew(rows)),
    resume: async (offered: OfferedImport) => {
      const interrupted = await loadImport(offered);
      if (interrupted === null) {
        tellMissing();
        return;
      }
      onResume(interrupted);
      await goOn(interrupted.log, interrupted.rows, earlierOf(interrupted));
    },
  };
}

/** Number of lines that were sent. */
const sentIn = ({ made, changed, failed }: ImportOutcome): number => made + changed + failed.length;

/** The outcome of an import that was stopped and continued. */
function joined(one: SentRows, other: SentRows): SentRows {
  const [first, second] = [one.outcome, other.outcome];
  const outcome = {
    made: first.made + second.made,
    created: [...first.created, ...second.created],
    changed: first.changed + second.changed,
    failed: [...first.failed, ...second.failed],
    left: second.left,
    undo: [...first.undo, ...second.undo],
  };
  return { outcome, undo: [...other.undo, ...one.undo] };
}
