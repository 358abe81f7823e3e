import { type RefObject, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useListSource } from "../../data/fetch-list.ts";
import type { Text } from "../../i18n/text.ts";
import { type CompareOptions, compareFile } from "./compare-file.ts";
import type { ComparedLines } from "./duplicate-lines.ts";
import type { UpdateSetting } from "./edited-cells.ts";
import { ID } from "./header-keys.ts";
import type { Mapping } from "./import-columns.ts";
import { type ImportKey, type ImportMode, keysIn } from "./import-keys.ts";
import { type ImportStep, NO_FILE } from "./import-step.ts";
import { toNestedSheet } from "./nested-lines.ts";
import { readSheetFile, type Sheet, SheetError } from "./read-sheet.ts";
import { useFindIds } from "./use-find-ids.ts";
import { type SendSetting, useImportRuns } from "./use-import-runs.ts";
import { type ImportForms, useImportTarget } from "./use-import-target.ts";
import { useSheet } from "./use-sheet.ts";

/** How lines become records. */
export interface ImportChoice {
  readonly mode: ImportMode;
  readonly key: ImportKey;
  /** True if empty cells clear values. */
  readonly isClearing: boolean;
  /** True if exported rows of embedded lists without a line in the file are removed. */
  readonly isRemoving: boolean;
  /** True if lines in conflict replace the values of others. */
  readonly isOverwriting: boolean;
}

const FIRST_CHOICE: ImportChoice = {
  mode: "create",
  key: "",
  isClearing: false,
  isRemoving: false,
  isOverwriting: false,
};

/** Checks the file at once. */
const DIRECT: ImportStep = { name: "columns", checking: null, isDirect: true };

/** Compares the lines of a file with the records. */
function useCompare({ screens, forms, words }: Omit<SendSetting, "show">) {
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

/** Compares the file with the records without sending anything, and shows the progress and the result. */
function createCheck(
  stopping: RefObject<AbortController>,
  setStep: (step: ImportStep) => void,
  compare: (onProgress: (done: number, total: number) => void) => Promise<ComparedLines>,
) {
  return async () => {
    const run = new AbortController();
    stopping.current = run;
    // Ignore the result if the user went back to another file or mapping.
    const goOn = (next: ImportStep) => (stopping.current === run && !run.signal.aborted ? setStep(next) : undefined);
    const showProgress = (done: number, total: number) => goOn({ name: "columns", checking: { done, total } });
    showProgress(0, 0);
    try {
      goOn({ name: "checked", ...(await compare(showProgress)) });
    } catch (error) {
      goOn({ name: "columns", checking: null });
      throw error;
    }
  };
}

/** State of an import: read a file, map its columns, compare without sending, send the records. */
export function useImport(screens: EntityScreens<MessageKey>, forms: ImportForms, words: Text) {
  const target = useImportTarget(screens, forms);
  const [step, setStep] = useState<ImportStep>(NO_FILE);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [fileName, setFileName] = useState("");
  const { show, setMapping, setTitles, reading, baseColumn, ...file } = useSheet(target, words);
  const { book, sheet, mapping } = file;
  const stopping = useRef(new AbortController());
  const compare = useCompare({ screens, forms, words });
  const keysFor = (next: Mapping) => (target.canUpdate ? keysIn(screens, next) : []);
  const chooseKey = (next: Mapping, before: ImportChoice) => setChoice(withKeyOf(before, keysFor(next), target.modes));
  const open = async (chosen: File) => {
    try {
      const { guessed, isComplete } = await show(await readSheetFile(chosen));
      chooseKey(guessed, FIRST_CHOICE);
      setFileName(chosen.name);
      setStep({ name: "columns", checking: null, isDirect: isComplete && target.canUpdate });
    } catch (error) {
      setStep({ name: "file", refusal: error instanceof SheetError ? error.refusal : "notSheet" });
    }
  };

  const check = createCheck(stopping, setStep, (onProgress) => {
    const given = { fields: target.fields, mapping, reading, baseColumn, ...choice };
    const nested = book.others.flatMap((other) => toNestedSheet(other, target.lists) ?? []);
    return compare(sheet, given, { ...choice, above: book.above, nested, onProgress });
  });

  const given = { entity: screens.entity, file: fileName, head: sheet[0] ?? [], isOverwriting: choice.isOverwriting };
  const { start, resume } = useImportRuns(given, {
    setting: { screens, forms, words, show: setStep },
    stopping,
    onResume: ({ run: { head, isOverwriting } }) => {
      setTitles(head);
      setChoice({ ...FIRST_CHOICE, isOverwriting });
    },
  });

  /** Ends a check after its mapping or options changed. */
  const restart = (next: ImportStep = { name: "columns", checking: null }) => {
    stopping.current.abort();
    setStep(next);
  };
  const change = (next: Partial<ImportChoice>, after?: ImportStep) => {
    setChoice({ ...choice, ...next });
    restart(after);
  };
  return {
    step,
    ...target,
    ...file,
    keys: keysFor(mapping),
    choice,
    choose: (next: Partial<ImportChoice>) => change(next, step.name === "columns" ? undefined : step),
    map: (next: Mapping) => {
      setMapping(next);
      chooseKey(next, choice);
      restart();
    },
    /** Changes the choice and checks the file again. */
    recheck: (next: Partial<ImportChoice>) => change(next, DIRECT),
    open,
    check,
    start,
    resume,
    stop: () => stopping.current.abort(),
    back: () => restart(step.name === "checked" ? undefined : NO_FILE),
  };
}

/** Chooses a key that the mapped columns have, and a mode that it allows. A file with ids changes records. */
function withKeyOf(before: ImportChoice, keys: readonly ImportKey[], modes: readonly ImportMode[]): ImportChoice {
  const key = keys.includes(before.key) ? before.key : (keys[0] ?? "");
  const wanted = before === FIRST_CHOICE && key === ID ? "update" : before.mode;
  const mode = key !== "" && modes.includes(wanted) ? wanted : (modes[0] ?? "create");
  return { ...before, key, mode, isRemoving: false, isOverwriting: false };
}
