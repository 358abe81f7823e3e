/** Orders and searches of many records at once: fetched with the first answer that is as large. */

import type { EntityRecord } from "../../contract/transport.ts";
import { today } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { countingSort } from "./counting-sort.ts";
import { type Fields, type Sortable, valueIn } from "./value-in.ts";

/** What stands last, whichever way the others are. */
const NONE = 0xff_ff_ff_ff;

/** The place of each value among all, equal ones at the same; numbers are before texts. */
export function rankValues(values: readonly Sortable[]): Uint32Array {
  const known = [...new Set(values)].filter((value) => value !== undefined);
  const numbers = Float64Array.from(known.filter((value) => typeof value === "number")).sort();
  const texts = known.filter((value) => typeof value === "string").sort();
  const ranks = new Map<Sortable, number>([...numbers, ...texts].map((value, rank) => [value, rank]));
  return Uint32Array.from(values, (value) => ranks.get(value) ?? NONE);
}

interface RankedColumn {
  readonly ranks: Uint32Array;
  readonly desc: boolean;
}

/** The order of rows by several columns, the first of them foremost; rows that are equal in all stay as they were. */
export function orderByRanks(columns: readonly RankedColumn[], length: number): Uint32Array {
  let order = Uint32Array.from({ length }, (_, index) => index);
  for (const { ranks, desc } of [...columns].reverse()) {
    const top = ranks.reduce((most, rank) => (rank === NONE ? most : Math.max(most, rank)), 0);
    const place = (index: number) => {
      const rank = ranks[index] ?? NONE;
      return rank === NONE ? top + 1 : desc ? top - rank : rank;
    };
    order = countingSort(order, place, top + 2);
  }
  return order;
}

type Rows = readonly EntityRecord[];

/** What was made of a set of rows, for as long as it is held. */
const ranked = new WeakMap<Rows, Map<string, Uint32Array>>();

/** The ranks of one column, cached for each set of rows for a day: computed values may depend on the day. */
export function ranksOf(rows: Rows, column: string, make: () => Uint32Array): Uint32Array {
  const known = ranked.get(rows) ?? new Map<string, Uint32Array>();
  ranked.set(rows, known);
  const key = `${today()} ${column}`;
  const ranks = known.get(key) ?? make();
  known.set(key, ranks);
  return ranks;
}

const texts = new WeakMap<Rows, WeakMap<Fields, Map<string, string[]>>>();

/** The folded texts of rows that were made so far. */
function madeTexts(rows: Rows, searched: readonly string[], fields: Fields): string[] {
  const byFields = texts.get(rows) ?? new WeakMap<Fields, Map<string, string[]>>();
  const bySearched = byFields.get(fields) ?? new Map<string, string[]>();
  const made = bySearched.get(searched.join()) ?? [];
  texts.set(rows, byFields.set(fields, bySearched.set(searched.join(), made)));
  return made;
}

/** What a search looks in, of each row: the fields that are searched, folded, one under the other. */
export function searchTexts(rows: Rows, searched: readonly string[], fields: Fields): readonly string[] {
  const made = madeTexts(rows, searched, fields);
  makeTexts(made, rows.slice(made.length), { searched, fields });
  return made;
}

interface Looked {
  readonly searched: readonly string[];
  readonly fields: Fields;
}

function makeTexts(made: string[], rows: Rows, { searched, fields }: Looked): void {
  for (const row of rows) {
    made.push(searched.map((field) => foldText(String(valueIn(fields, field, row) ?? ""))).join("\n"));
  }
}

/** Texts are made so many at a time, for a frame has no room for all. */
const SLICE = 5000;

/** Makes these texts ahead of a search, a part at a time. */
export async function prepareTexts(rows: Rows, searched: readonly string[], fields: Fields): Promise<void> {
  const made = madeTexts(rows, searched, fields);
  while (made.length < rows.length) {
    makeTexts(made, rows.slice(made.length, made.length + SLICE), { searched, fields });
    await new Promise((resolve) => setTimeout(resolve));
  }
}
