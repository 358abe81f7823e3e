import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useListSource } from "../../data/ask-list.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import type { Text } from "../../i18n/text.ts";
import { useIsHere } from "../../lib/use-is-here.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { useLoadChangeForm } from "../writes/use-change-form.ts";
import type { ImportRow } from "./checked-lines.ts";
import { type CompareOptions, compareFile } from "./compare-file.ts";
import type { ComparedLines } from "./duplicate-lines.ts";
import { ID } from "./header-keys.ts";
import type { Mapping } from "./import-columns.ts";
import { type ImportKey, type ImportMode, keysIn } from "./import-keys.ts";
import { importedText } from "./imported-text.ts";
import { toNestedSheet } from "./nested-lines.ts";
import { readSheetFile, type Sheet, SheetError, type SheetRefusal } from "./read-sheet.ts";
import { rowsToSend } from "./row-states.ts";
import { type ImportOutcome, sendRows } from "./send-rows.ts";
import type { UpdateSetting } from "./touched-cells.ts";
import { useFindIds } from "./use-find-ids.ts";
import { formMemberReader, type ImportForms, useImportTarget } from "./use-import-target.ts";
import { useSheet } from "./use-sheet.ts";
import { useUndoImport } from "./use-undo-import.ts";

/** The current step of an import. */
export type ImportStep =
  | { readonly name: "file"; readonly refusal: SheetRefusal | null }
  /** `isDirect`: the file was exported for editing and has no unknown column, so it can be checked at once. */
  | { readonly name: "columns"; readonly checking: CheckProgress | null; readonly isDirect?: boolean }
  | ({ readonly name: "checked" } & ComparedLines)
  | { readonly name: "running"; readonly done: number; readonly total: number; readonly until: number | null }
  | ({ readonly name: "over"; readonly rows: readonly ImportRow[] } & SentRows);

/** The outcome of an import, and functions that undo its parts. */
interface SentRows {
  readonly outcome: ImportOutcome;
  readonly undo: readonly (() => void)[];
}

/** Progress of the check. The total is zero until the first report. */
export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

/** How lines become records. */
export interface ImportChoice {
  readonly mode: ImportMode;
  readonly key: ImportKey;
  /** True if empty cells clear values. */
  readonly isClearing: boolean;
  /** True if lines in conflict replace the values of others. */
  readonly isOverwriting: boolean;
}

const FIRST_CHOICE: ImportChoice = { mode: "create", key: "", isClearing: false, isOverwriting: false };

/** Notifies users who left the page or signed out, because they no longer see the dialog with the failed lines. */
function useTellIfCut({ t }: Text): (done: number, total: number) => void {
  const { notify } = useNotify();
  const isHere = useIsHere();
  return (done, total) => {
    if (!isHere() && done < total) {
      notify({ kind: "warning", text: t("bulk.cut", { done, total }), ms: 20_000 });
    }
  };
}

interface SendOptions {
  readonly screens: EntityScreens<MessageKey>;
  readonly forms: ImportForms;
  readonly words: Text;
  /** Shows the progress, and the outcome. */
  readonly show: (step: ImportStep) => void;
}

/** Sends rows and reports progress. Rejects if the code of the form could not be loaded. */
function useSendRows({ screens, forms, words, show }: SendOptions) {
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  const submit = useSubmissions();
  const loadForm = useLoadChangeForm(screens);
  const { notify } = useNotify();
  const tellIfCut = useTellIfCut(words);
  const addChange = useAddChange();
  const toUndo = useUndoImport(screens);
  return async (good: readonly ImportRow[], signal: AbortSignal): Promise<SentRows | null> => {
    let done = 0;
    const tell = (until: number | null) => show({ name: "running", done, total: good.length, until });
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
      submit,
      write,
      read: formMemberReader(screens, forms.edit),
      onProgress: (count) => {
        done = count;
        tell(null);
      },
      onPause: tell,
      signal,
    });
    await queries.invalidateQueries({ queryKey: entityKey(screens.entity) });
    tellIfCut(outcome.made + outcome.changed, good.length);
    if (outcome.made + outcome.changed === 0) {
      return { outcome, undo: [] };
    }
    const { action } = addChange({ text: importedText(words, outcome, screens), undo: toUndo(outcome) });
    return { outcome, undo: action ? [action.run] : [] };
  };
}

/** Compares the lines of a file with the records. */
function useCompare({ screens, forms, words }: Omit<SendOptions, "show">) {
  const findIds = useFindIds();
  const source = useListSource(screens.entity);
  return async (
    sheet: Sheet,
    given: Omit<UpdateSetting, "screens" | "form" | "editForm" | "words">,
    options: Omit<CompareOptions, "setting" | "source" | "findIds">,
  ): Promise<ComparedLines> => {
    const form = forms.create ?? forms.edit;
    if (form === null) {
      throw new TypeError(`${screens.entity} has no form`);
    }
    const setting = { ...given, screens, words, form, editForm: forms.edit ?? form };
    return await compareFile(sheet, { ...options, setting, source, findIds });
  };
}

/** State of an import: read a file, map its columns, compare without sending, send the records. */
export function useImport(screens: EntityScreens<MessageKey>, forms: ImportForms, words: Text) {
  const target = useImportTarget(screens, forms);
  const [step, setStep] = useState<ImportStep>({ name: "file", refusal: null });
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { show, setMapping, reading, baseColumn, ...file } = useSheet(target, words);
  const { book, sheet, mapping } = file;
  const stopping = useRef(new AbortController());
  const keys = target.canUpdate ? keysIn(screens, mapping) : [];
  const chooseKey = (next: Mapping, before: ImportChoice) =>
    setChoice(withKeyOf(before, target.canUpdate ? keysIn(screens, next) : [], target.modes));
  const open = async (chosen: File) => {
    try {
      const next = await readSheetFile(chosen);
      const { guessed, isComplete } = await show(next);
      chooseKey(guessed, FIRST_CHOICE);
      setStep({ name: "columns", checking: null, isDirect: isComplete && target.canUpdate });
    } catch (error) {
      setStep({ name: "file", refusal: error instanceof SheetError ? error.refusal : "notSheet" });
    }
  };

  const compare = useCompare({ screens, forms, words });
  const check = async () => {
    const run = new AbortController();
    stopping.current = run;
    // Ignore the result if the user went back to another file or mapping.
    const goOn = (next: ImportStep) => (stopping.current === run && !run.signal.aborted ? setStep(next) : undefined);
    goOn({ name: "columns", checking: { done: 0, total: 0 } });
    try {
      const given = { fields: target.fields, mapping, reading, baseColumn, isClearing: choice.isClearing };
      const nested = book.others.flatMap((other) => toNestedSheet(other, target.lists) ?? []);
      const onProgress = (done: number, total: number) => goOn({ name: "columns", checking: { done, total } });
      goOn({ name: "checked", ...(await compare(sheet, given, { ...choice, nested, onProgress })) });
    } catch (error) {
      goOn({ name: "columns", checking: null });
      throw error;
    }
  };

  const send = useSendRows({ screens, forms, words, show: setStep });
  const start = async (rows: readonly ImportRow[], earlier: SentRows | null = null) => {
    stopping.current = new AbortController();
    const good = earlier ? earlier.outcome.left : rowsToSend(rows, choice.isOverwriting);
    const sent = await send(good, stopping.current.signal);
    const whole = sent && earlier ? joined(earlier, sent) : sent;
    setStep(whole ? { name: "over", rows, ...whole } : { name: "columns", checking: null });
  };

  /** Ends a check after its mapping or options changed. */
  const restart = (next: ImportStep = { name: "columns", checking: null }) => {
    stopping.current.abort();
    setStep(next);
  };
  return {
    step,
    ...target,
    ...file,
    keys,
    choice,
    choose: (next: Partial<ImportChoice>) => {
      setChoice({ ...choice, ...next });
      restart(step.name === "columns" ? undefined : step);
    },
    map: (next: Mapping) => {
      setMapping(next);
      chooseKey(next, choice);
      restart();
    },
    open,
    check,
    start,
    stop: () => stopping.current.abort(),
    back: () => restart(step.name === "checked" ? undefined : { name: "file", refusal: null }),
  };
}

/** Chooses a key that the mapped columns have, and a mode that it allows. A file with ids changes records. */
function withKeyOf(before: ImportChoice, keys: readonly ImportKey[], modes: readonly ImportMode[]): ImportChoice {
  const key = keys.includes(before.key) ? before.key : (keys[0] ?? "");
  const wanted = before === FIRST_CHOICE && key === ID ? "update" : before.mode;
  const mode = key !== "" && modes.includes(wanted) ? wanted : (modes[0] ?? "create");
  return { ...before, key, mode, isOverwriting: false };
}

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
