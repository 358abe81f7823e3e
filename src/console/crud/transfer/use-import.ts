import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { nameKey, type SheetLocale, type SheetWords } from "../../../kinds/cell-codec.ts";
import { useOwnKinds } from "../../../kinds/kind-overrides.ts";
import { type PlainPercent, unclearPercents } from "../../../kinds/percent/plain-percent.tsx";
import { useAbilities } from "../../data/abilities.ts";
import { useListSource } from "../../data/ask-list.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient, useEntityClient } from "../../data/entity-client.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import type { Text } from "../../i18n/text.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import { useIsHere } from "../../lib/use-is-here.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { type ImportRow, type ImportSetting, toCheckedLines, wantedNames } from "./checked-lines.ts";
import { type ComparedLines, withExisting } from "./duplicate-lines.ts";
import { findByName } from "./find-by-name.ts";
import { guessMapping, type ImportTarget, importFields, type Mapping } from "./import-columns.ts";
import { type ImportOutcome, importRows } from "./import-rows.ts";
import { readSheetFile, type Sheet, SheetError, type SheetRefusal } from "./read-sheet.ts";

/** The current step of an import. */
export type ImportStep =
  | { readonly name: "file"; readonly refusal: SheetRefusal | null }
  | { readonly name: "columns"; readonly isChecking: boolean }
  | ({ readonly name: "checked" } & ComparedLines)
  | { readonly name: "running"; readonly done: number; readonly total: number; readonly until: number | null }
  | { readonly name: "over"; readonly rows: readonly ImportRow[]; readonly outcome: ImportOutcome };

const AT_A_TIME = 4;

/** Resolves names of related records to ids. Each name is searched once, before any record is created. */
function useFindIds() {
  const client = useClient();
  const queries = useQueryClient();
  const abilities = useAbilities();
  return async (wanted: ReturnType<typeof wantedNames>): Promise<ReadonlyMap<string, RecordId>> => {
    const ids = new Map<string, RecordId>();
    const waiting = [...wanted];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { relation, name } = next;
        const { entity } = relation;
        const source = { queries, client: entityClient(client, entity), entity, abilities };
        const id = await findByName(source, relation, name);
        if (id !== null) {
          ids.set(nameKey(entity, name), id);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return ids;
  };
}

const NO_SHEET: Sheet = [];
const NO_MAPPING: Mapping = [];

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

/** The format of numbers and dates in a file. */
interface SheetFormat {
  readonly locale: SheetLocale;
  /** The chosen notation of percentages, by column number. */
  readonly percents: Readonly<Record<number, PlainPercent>>;
}

/** State of the loaded sheet, its column mapping and its number format. */
function useSheet(target: ImportTarget, words: Text) {
  const usual: SheetFormat = { locale: { language: words.language, isConfirmed: false }, percents: {} };
  const [sheet, setSheet] = useState(NO_SHEET);
  const [mapping, setMapping] = useState(NO_MAPPING);
  const [format, setFormat] = useState(usual);
  const { locale, percents } = format;
  const { fields } = target;
  const own = useOwnKinds();
  const unclear = useMemo(
    () => unclearPercents(sheet, { fields, mapping, words: { ...words, locale, own } }),
    [sheet, fields, mapping, words, locale, own],
  );
  const fractions = unclear.flatMap((column) => (percents[column] === "fraction" ? (mapping[column] ?? []) : []));
  const sheetWords: SheetWords = { ...words, locale, fractions, own };
  const show = (rows: Sheet) => {
    setSheet(rows);
    setFormat(usual);
    setMapping(guessMapping((rows[0] ?? []).map(cellToText), target, words));
  };
  return { sheet, mapping, setMapping, format, setFormat, unclear, sheetWords, show };
}

/** State of an import: read a file, map its columns, validate without sending, create the records. */
export function useImport(screens: EntityScreens<MessageKey>, form: FormModule, words: Text) {
  const client = useEntityClient(screens.entity);
  const queries = useQueryClient();
  const submit = useSubmissions();
  const findIds = useFindIds();
  const source = useListSource(screens.entity);
  const fields = useMemo(() => importFields(screens, form), [screens, form]);
  const [step, setStep] = useState<ImportStep>({ name: "file", refusal: null });
  const { show, sheetWords, setMapping, ...file } = useSheet({ screens, fields }, words);
  const { sheet, mapping } = file;
  const stopping = useRef(new AbortController());
  const tellIfCut = useTellIfCut(words);

  const open = async (file: File) => {
    try {
      const rows = await readSheetFile(file);
      show(rows);
      setStep({ name: "columns", isChecking: false });
    } catch (error) {
      setStep({ name: "file", refusal: error instanceof SheetError ? error.refusal : "notSheet" });
    }
  };

  const check = async () => {
    const checking: ImportStep = { name: "columns", isChecking: true };
    setStep(checking);
    // Ignore the result if the user went back to another file or mapping.
    const goOn = (next: ImportStep) => setStep((now) => (now === checking ? next : now));
    const setting = { screens, form, fields, mapping, words: sheetWords };
    try {
      const ids = await findIds(wantedNames(sheet, setting));
      const lines = toCheckedLines(sheet, { ...setting, ids } satisfies ImportSetting);
      goOn({ name: "checked", ...(await withExisting(lines, setting, source)) });
    } catch (error) {
      goOn({ name: "columns", isChecking: false });
      throw error;
    }
  };

  const start = async (rows: readonly ImportRow[]) => {
    const good = rows.filter(({ problems }) => problems.length === 0);
    stopping.current = new AbortController();
    let done = 0;
    const tell = (until: number | null) => setStep({ name: "running", done, total: good.length, until });
    tell(null);
    const outcome = await importRows(good, {
      // The generated body type is not known here. The body was validated against the same schema.
      create: ({ body, line }) =>
        submit(`line ${line}`, async (options) => await client.create?.(body as never, options)),
      onProgress: (count) => {
        done = count;
        tell(null);
      },
      onPause: tell,
      signal: stopping.current.signal,
    });
    await queries.invalidateQueries({ queryKey: entityKey(screens.entity) });
    setStep({ name: "over", rows, outcome });
    tellIfCut(outcome.made, good.length);
  };

  return {
    step,
    fields,
    ...file,
    map: (next: Mapping) => {
      setMapping(next);
      setStep({ name: "columns", isChecking: false });
    },
    open,
    check,
    start,
    stop: () => stopping.current.abort(),
    back: () =>
      setStep(step.name === "checked" ? { name: "columns", isChecking: false } : { name: "file", refusal: null }),
  };
}
