import { isSameData } from "../../lib/same-data.ts";
import { NO_UNIT_LINKS, type UnitLink, type UnitLinks } from "../record/unit-links.ts";
import { idOf, type MergeInput, mergeLists } from "./merge-lists.ts";

type Data = { readonly [field: string]: unknown };

/** A field, row or row order that both sides changed to different values. */
export interface Clash {
  /** `status`, or for a row of an embedded array `prices.7.price`, where 7 is the row's id. */
  readonly path: string;
  readonly field: string;
  /** The row's id and field; `field` is null for the whole row. Null for a top-level field. */
  readonly row: { readonly id: string; readonly field: string | null } | null;
  /**
   * For a unit or currency field, the numbers that depend on it. Each version is then an object of all these fields,
   * and one choice applies to all of them.
   */
  readonly along?: readonly string[];
  /** Both sides reordered the rows of the field differently. */
  readonly isOrder?: true;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The chosen side by path of the clash. */
export type Choices = ReadonlyMap<string, "mine" | "theirs">;

export interface Versions {
  /** The record at the time the form opened. */
  readonly base: Data;
  readonly mine: Data;
  readonly theirs: Data;
}

interface Merge {
  readonly merged: Data;
  readonly clashes: readonly Clash[];
}

/** The user's choices, and the fields that must be chosen together. */
interface Choosing {
  readonly choices?: Choices;
  readonly unitLinks?: UnitLinks;
}

/**
 * Three-way merge of a record. Non-overlapping edits are combined; a clash takes the chosen side, `mine` by default.
 */
export function mergeVersions(
  versions: Versions,
  fields: readonly string[],
  { choices = new Map(), unitLinks = NO_UNIT_LINKS }: Choosing = {},
): Merge {
  const clashes: Clash[] = [];
  const setting = { clashes, choices, unitLinks };
  const together = mergeUnitLinks(
    { ...versions, unitLinks: unitLinks.own },
    (by) => ({ path: by, field: by, row: null }),
    setting,
  );
  const merged: { [field: string]: unknown } = { ...versions.theirs };
  for (const field of fields) {
    const value = together.has(field) ? together.get(field) : mergeField(field, versions, setting);
    if (value === undefined) {
      delete merged[field];
    } else {
      merged[field] = value;
    }
  }
  return { merged, clashes };
}

interface Setting {
  readonly clashes: Clash[];
  readonly choices: Choices;
  readonly unitLinks: UnitLinks;
}

/**
 * Merges numbers together with their unit when one side changed the unit and the other the number. Otherwise 50 litres,
 * edited to 80 by one side and to metres by the other, would become 80 metres.
 */
function mergeUnitLinks(
  { base, mine, theirs, unitLinks }: Versions & { readonly unitLinks: readonly UnitLink[] },
  toPlace: (by: string) => Pick<Clash, "path" | "field" | "row">,
  setting: Setting,
): ReadonlyMap<string, unknown> {
  return new Map(
    unitLinks.flatMap(({ by, of }) => {
      const names = [by, ...of];
      const pick = (data: Data) => Object.fromEntries(names.map((name) => [name, data[name] ?? undefined]));
      const three = { base: pick(base), mine: pick(mine), theirs: pick(theirs) };
      if (uncontested(three) || isSameData(three.mine[by], three.theirs[by])) {
        return [];
      }
      const isTheirs = settle({ ...toPlace(by), along: of, ...three }, setting) === three.theirs;
      // Use the original values, since null may have to be sent.
      return names.map((name) => [name, (isTheirs ? theirs : mine)[name]] as const);
    }),
  );
}

function settle(clash: Clash, { clashes, choices }: Setting): unknown {
  clashes.push(clash);
  return choices.get(clash.path) === "theirs" ? clash.theirs : clash.mine;
}

/** The changed value if only one side changed it or both agree; null if both changed it differently. */
function uncontested({
  base,
  mine,
  theirs,
}: Pick<Clash, "base" | "mine" | "theirs">): { readonly value: unknown } | null {
  if (isSameData(mine ?? undefined, base ?? undefined)) {
    return { value: theirs };
  }
  const isTheirsOld = isSameData(theirs ?? undefined, base ?? undefined);
  return isTheirsOld || isSameData(mine, theirs) ? { value: mine } : null;
}

function mergeField(field: string, { base, mine, theirs }: Versions, setting: Setting): unknown {
  const three = { base: base[field], mine: mine[field], theirs: theirs[field] };
  const clear = uncontested(three);
  if (clear) {
    return clear.value;
  }
  return mergeRows(field, three, setting) ?? mergeWhole({ path: field, field, row: null, ...three }, setting);
}

/** The three versions as lists; null if one is not a list. An absent list is empty. */
function toLists(three: MergeInput<unknown>): MergeInput<readonly unknown[]> | null {
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((value) => value ?? []);
  return Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) ? { base, mine, theirs } : null;
}

/** Merges rows by id, field by field. Returns null for other values. Only new rows may lack an id. */
function mergeRows(field: string, three: MergeInput<unknown>, setting: Setting): readonly unknown[] | null {
  const lists = toLists(three);
  const hasIds = lists !== null && [lists.base, lists.mine, lists.theirs].flat().some((row) => idOf(row) !== null);
  if (!hasIds || lists.base.some((row) => idOf(row) === null)) {
    return null;
  }
  return mergeLists(lists, {
    item: (rows) => mergeRow(field, rows as RowVersions, setting),
    order: () => {
      const clash: Clash = { path: field, field, row: null, isOrder: true, ...three };
      return settle(clash, setting) === three.theirs ? "theirs" : "mine";
    },
  });
}

/** Merges a list item by item if no choice is needed; otherwise the whole value is one clash. */
function mergeWhole(clash: Clash, setting: Setting): unknown {
  const lists = toLists(clash);
  let isContested = false;
  const contest = <T>(value: T): T => {
    isContested = true;
    return value;
  };
  const item = (versions: MergeInput<unknown>) =>
    (uncontestedItem(versions) ?? contest({ value: versions.mine })).value;
  const merged = lists && mergeLists(lists, { item, order: () => contest("mine") });
  return merged === null || isContested ? settle(clash, setting) : merged;
}

/** The changed item if only one side changed it; null if both did or one removed it. */
function uncontestedItem(versions: MergeInput<unknown>) {
  return versions.mine === undefined || versions.theirs === undefined ? null : uncontested(versions);
}

type RowVersions = MergeInput<Data | undefined>;

function mergeRow(field: string, rows: RowVersions, setting: Setting): unknown {
  const { base, mine, theirs } = rows;
  const id = idOf(base ?? theirs ?? mine) ?? "";
  if (!base || !mine || !theirs) {
    return settle({ path: `${field}.${id}`, field, row: { id, field: null }, ...rows }, setting);
  }
  const toPlace = (name: string) => ({ path: `${field}.${id}.${name}`, field, row: { id, field: name } });
  const together = mergeUnitLinks(
    { base, mine, theirs, unitLinks: setting.unitLinks.rows.get(field) ?? [] },
    toPlace,
    setting,
  );
  const merged = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => {
    if (together.has(name)) {
      return [name, together.get(name)] as const;
    }
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const only = uncontested(three);
    return [name, only ? only.value : mergeWhole({ ...toPlace(name), ...three }, setting)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
