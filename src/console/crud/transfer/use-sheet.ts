import { useMemo, useState } from "react";
import type { ProductLanguage } from "../../../contract/labels.ts";
import type { SheetLocale, SheetWords } from "../../../kinds/cell-codec.ts";
import { useOwnKinds } from "../../../kinds/kind-overrides.ts";
import { type PlainPercent, unclearPercents } from "../../../kinds/percent/plain-percent.tsx";
import type { Text } from "../../i18n/text.ts";
import { createTexts } from "../../i18n/texts.ts";
import { timeZone } from "../../lib/calendar.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import { useProduct } from "../../product.ts";
import { findTitlesIn } from "./find-titles.ts";
import { type FileFormat, fileFormatOf, isBaseTitle } from "./header-keys.ts";
import { guessMapping, type ImportTarget, type Mapping } from "./import-columns.ts";
import { fromTitles, type Sheet, type SheetBook } from "./read-sheet.ts";

const NO_BOOK: SheetBook = { sheet: [], above: 0, others: [] };
const NO_MAPPING: Mapping = [];

/** The format of numbers and dates in a file. */
export interface SheetFormat {
  readonly locale: SheetLocale;
  /** The chosen notation of percentages, by column number. */
  readonly percents: Readonly<Record<number, PlainPercent>>;
}

/** A file that was exported for editing: its format, and the texts of its language. */
interface EditFile {
  readonly format: FileFormat;
  readonly text: Text;
}

/** Loads the texts of a language. */
function textLoader(languages: readonly ProductLanguage[]) {
  return async (language: string): Promise<Text> => {
    const texts = await createTexts({ languages, language });
    // Some labels of fields are only texts of forms.
    await texts.loadAllTexts();
    return texts.getSnapshot();
  };
}

/** How cells are read: in the language of a file that was exported for editing, else in that of the titles. */
function useReading(edited: EditFile | null, titles: Text, locale: SheetLocale): SheetWords {
  const own = useOwnKinds();
  return useMemo(() => {
    const zone = edited?.format.timeZone ?? timeZone();
    return { ...(edited?.text ?? titles), locale, own, ...(zone === undefined ? {} : { timeZone: zone }) };
  }, [edited, titles, locale, own]);
}

/** State of the loaded sheet, its column mapping and its number format. */
export function useSheet(target: ImportTarget, words: Text) {
  const { languages } = useProduct().model;
  const usual: SheetFormat = { locale: { language: words.language, isConfirmed: false }, percents: {} };
  const [book, setBook] = useState(NO_BOOK);
  const [mapping, setMapping] = useState(NO_MAPPING);
  const [format, setFormat] = useState(usual);
  const [edited, setEdited] = useState<EditFile | null>(null);
  /** The texts that the titles are written in. */
  const [titles, setTitleText] = useState(words);
  const { locale, percents } = format;
  const { fields } = target;
  const { sheet } = book;
  const reading = useReading(edited, titles, locale);
  const unclear = useMemo(
    () => unclearPercents(sheet, { fields, mapping, words: reading }),
    [sheet, fields, mapping, reading],
  );
  const fractions = unclear.flatMap((column) => (percents[column] === "fraction" ? (mapping[column] ?? []) : []));
  const loadTexts = textLoader(languages);
  const others = languages.filter(({ name }) => name !== words.language);
  /** Shows a file. Loads the texts of its language, if the export named one or the titles are in another one. */
  const show = async (given: SheetBook) => {
    const found = await findTitlesIn(given.sheet, target, {
      own: words,
      // The titles may be in another language of the product. None if its texts cannot be loaded.
      loadOthers: () => Promise.all(others.map(({ name }) => loadTexts(name))).catch(() => []),
    });
    const next = { ...given, ...fromTitles(given, found.at) };
    const head = (next.sheet[0] ?? []).map(cellToText);
    const named = fileFormatOf(head);
    const file = named && languages.some(({ name }) => name === named.language) ? named : null;
    const text = file && file.language !== words.language ? await loadTexts(file.language) : words;
    setBook(next);
    setEdited(file && { format: file, text });
    setTitleText(found.text);
    const { language } = file ?? found.text;
    setFormat({ locale: { language, isConfirmed: file !== null }, percents: {} });
    const guessed = guessMapping(head, target, found.text);
    setMapping(guessed);
    return { guessed, isComplete: file !== null && head.every((title, at) => guessed[at] || isBaseTitle(title)) };
  };
  const baseColumn = (sheet[0] ?? []).findIndex((title) => isBaseTitle(cellToText(title)));
  return {
    book,
    sheet,
    mapping,
    setMapping,
    format,
    setFormat,
    unclear,
    titles,
    /** The format that the export named. Null for other files. */
    fileFormat: edited?.format ?? null,
    baseColumn: baseColumn < 0 ? null : baseColumn,
    reading: { ...reading, fractions },
    show,
    /** Shows the title line of a file whose lines were read before. */
    setTitles: (head: Sheet[number]) => setBook({ ...NO_BOOK, sheet: [head] }),
  };
}
