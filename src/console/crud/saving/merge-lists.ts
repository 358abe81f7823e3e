import { toExactJson } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";

/** Three-way merge input: the common ancestor and both edited versions. */
export interface MergeInput<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Callbacks for cases that the list merge cannot resolve by itself. */
export interface ListMergers {
  /**
   * Merges an item that at least one side changed. `undefined` in a version means that it lacks the item; a result of
   * `undefined` removes it.
   */
  readonly item: (versions: MergeInput<unknown>) => unknown;
  /** Chooses an order when both sides reordered the items differently. */
  readonly order: () => "mine" | "theirs";
}

type List = readonly unknown[];

/** The id of a row as a string; null if the item is not an object or has no id. */
export function idOf(item: unknown): string | null {
  const id = isObject(item) ? item["id"] : undefined;
  return id === undefined || id === null ? null : String(id);
}

/**
 * Matches the items of a list with those of its base: rows by id, other items by content. A run of items without ids that
 * replaced an equally long run between the same neighbours counts as edits. Returns the base index of each item, or null
 * for a new item.
 */
function matchBase(base: List, side: List): readonly (number | null)[] {
  const free = new Set(base.keys());
  const found = side.map((item) => {
    const id = idOf(item);
    for (const index of free) {
      const isMatch = idOf(base[index]) === id && (id !== null || isSameData(base[index], item));
      if (isMatch) {
        free.delete(index);
        return index;
      }
    }
    return null;
  });
  return pairEdits({ base, side, found, free });
}

interface Pairing {
  readonly base: List;
  readonly side: List;
  readonly found: readonly (number | null)[];
  /** Indexes of base items that have no match. */
  readonly free: ReadonlySet<number>;
}

/** The indexes between the base items that precede and follow a run of unmatched items. */
function gapAround({ base, side, found }: Pairing, start: number, end: number): readonly number[] {
  const left = start === 0 ? -1 : (found[start - 1] ?? -1);
  const right = end === side.length ? base.length : (found[end] ?? base.length);
  return Array.from({ length: Math.max(0, right - left - 1) }, (_, offset) => left + 1 + offset);
}

/** Pairs a run of unmatched items with the run of base items between the same neighbours, if both are equally long. */
function pairEdits(pairing: Pairing): readonly (number | null)[] {
  const { base, side, found, free } = pairing;
  const paired = [...found];
  for (let start = 0; start < side.length; start += 1) {
    let end = start;
    while (end < side.length && found[end] === null) {
      end += 1;
    }
    const gap = gapAround(pairing, start, end);
    const hasIds = [...gap.map((index) => base[index]), ...side.slice(start, end)].some((item) => idOf(item) !== null);
    if (!hasIds && gap.length === end - start && gap.every((index) => free.has(index))) {
      paired.splice(start, gap.length, ...gap);
    }
    start = end;
  }
  return paired;
}

/** Whether two rows of a list share an id. */
function hasIdTwins(list: List): boolean {
  const ids = list.map(idOf).filter((id) => id !== null);
  return new Set(ids).size < ids.length;
}

/** Whether two items of a list are indistinguishable: same id, or same content without ids. */
function hasTwins(list: List): boolean {
  const others = list.filter((item) => idOf(item) === null);
  return hasIdTwins(list) || others.some((item, at) => others.slice(at + 1).some((other) => isSameData(item, other)));
}

/** Whether two added rows are the same row: equal except for an id that only the saved one has. */
function isSameNew(one: unknown, other: unknown): boolean {
  const [id, otherId] = [idOf(one), idOf(other)];
  if (id !== null && otherId !== null) {
    return id === otherId;
  }
  if (!isObject(one) || !isObject(other)) {
    return isSameData(one, other);
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => name !== "id");
  return names.every((name) => isSameData(one[name] ?? undefined, other[name] ?? undefined));
}

/** The items of one version by key, in list order. */
type Keyed = ReadonlyMap<string, unknown>;

/** Assigns shared keys to the items of all versions. A row that both sides added gets a single key. */
function toKeyed({ base, mine, theirs }: MergeInput<List>): MergeInput<Keyed> {
  const toKeys = (side: List, prefix: string) =>
    matchBase(base, side).map((index, at) => (index === null ? `${prefix} ${at}` : `base ${index}`));
  const zip = (keys: readonly string[], list: List): Keyed => new Map(keys.map((key, at) => [key, list[at]]));
  const other = zip(toKeys(theirs, "theirs"), theirs);
  const free = new Set([...other.keys()].filter((key) => key.startsWith("theirs")));
  const myKeys = toKeys(mine, "mine").map((key, at) => {
    const isNew = key.startsWith("mine");
    const twin = isNew ? [...free].find((each) => isSameNew(other.get(each), mine[at])) : undefined;
    free.delete(twin ?? "");
    return twin ?? key;
  });
  const baseKeys = base.map((_, at) => `base ${at}`);
  return { base: zip(baseKeys, base), mine: zip(myKeys, mine), theirs: other };
}

/** Sorts keys by their order in a version. */
function inOrderOf(version: Keyed, keys: readonly string[]): readonly string[] {
  const wanted = new Set(keys);
  return [...version.keys()].filter((key) => wanted.has(key));
}

/**
 * Keys of items without ids that a side changed or removed and whose match with the new items is ambiguous. A single edit
 * in place is unambiguous, and so are removals without additions.
 */
function guessedKeys(base: Keyed, side: Keyed): readonly string[] {
  const changed = [...base].flatMap(([key, item]) =>
    idOf(item) === null && !isSameData(side.get(key), item) ? [key] : [],
  );
  const written = [...side].filter(([key, item]) => idOf(item) === null && !isSameData(base.get(key), item));
  const isOneEdit = changed.length === 1 && written.length === 1 && written[0]?.[0] === changed[0];
  return written.length === 0 || isOneEdit ? [] : changed;
}

/**
 * Whether the merge depends on an ambiguous match, because the other side moved items, removed the same ones, or is
 * ambiguous as well.
 */
function isUnclear(base: Keyed, side: Keyed, other: Keyed): boolean {
  const guessed = guessedKeys(base, side);
  const kept = [...base.keys()].filter((key) => other.has(key));
  const isOtherMoving = !isSameData(inOrderOf(other, kept), kept);
  const isOtherGuessed = guessedKeys(base, other).length > 0;
  return guessed.length > 0 && (isOtherMoving || isOtherGuessed || guessed.some((key) => !other.has(key)));
}

/** Merges one item; null if the merged list does not contain it. */
function mergeItem(key: string, { base, mine, theirs }: MergeInput<Keyed>, merge: ListMergers["item"]) {
  const sides = [mine, theirs].filter((side) => side.has(key)).map((side) => side.get(key));
  const [first, second] = sides;
  const decide = () => {
    const value = merge({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) });
    return value === undefined ? null : { value };
  };
  if (base.has(key)) {
    const isUntouched = sides.every((item) => isSameData(item, base.get(key)));
    return isUntouched ? (sides.length === 2 ? { value: first } : null) : decide();
  }
  if (sides.length === 1 || isSameData(first, second)) {
    return { value: first };
  }
  // If both sides added the row, prefer the saved one, which has an id.
  const saved = sides.filter((item) => idOf(item) !== null);
  return saved.length === 1 ? { value: saved[0] } : decide();
}

/** Keys that only one side has, grouped by the preceding common key; null groups those at the start. */
function runsAfter(
  side: Keyed,
  kept: Keyed,
  common: ReadonlySet<string>,
): ReadonlyMap<string | null, readonly string[]> {
  const runs = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const key of side.keys()) {
    if (common.has(key)) {
      anchor = key;
    } else if (kept.has(key)) {
      runs.set(anchor, [...(runs.get(anchor) ?? []), key]);
    }
  }
  return runs;
}

/**
 * Orders additions of both sides at one position: saved rows first, then by content, so that swapping the sides gives
 * the same result.
 */
function compareRuns(kept: Keyed, [one = ""]: readonly string[], [other = ""]: readonly string[]): number {
  const [left, right] = [kept.get(one), kept.get(other)];
  const [leftText, rightText] = [left, right].map((item) => `${idOf(item) === null} ${toExactJson(item ?? null)}`);
  return (leftText ?? "") < (rightText ?? "") ? -1 : 1;
}

function orderKeys(
  { base, mine, theirs }: MergeInput<Keyed>,
  kept: Keyed,
  choose: ListMergers["order"],
): readonly string[] {
  const shared = [...base.keys()].filter((key) => kept.has(key) && mine.has(key) && theirs.has(key));
  const [my, their] = [inOrderOf(mine, shared), inOrderOf(theirs, shared)];
  const isMyTurn = () => isSameData(their, shared) || isSameData(my, their) || choose() === "mine";
  const common = isSameData(my, shared) || !isMyTurn() ? their : my;
  const runs = [mine, theirs].map((side) => runsAfter(side, kept, new Set(shared)));
  const after = (anchor: string | null) =>
    runs
      .map((each) => each.get(anchor) ?? [])
      .sort((one, other) => compareRuns(kept, one, other))
      .flat();
  return [...new Set([...after(null), ...common.flatMap((key) => [key, ...after(key)])])];
}

/**
 * Three-way merge of a list, item by item. The result includes the additions, removals, edits and moves of both sides.
 * Except for `mergers`, swapping the sides gives the same result. Returns null if the items cannot be matched reliably.
 */
export function mergeLists(three: MergeInput<List>, mergers: ListMergers): List | null {
  if (hasTwins(three.base) || [three.mine, three.theirs].some(hasIdTwins)) {
    return null;
  }
  const keyed = toKeyed(three);
  const { base, mine, theirs } = keyed;
  if (isUnclear(base, mine, theirs) || isUnclear(base, theirs, mine)) {
    return null;
  }
  const kept = new Map<string, unknown>();
  for (const key of new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])) {
    const slot = mergeItem(key, keyed, mergers.item);
    if (slot) {
      kept.set(key, slot.value);
    }
  }
  return orderKeys(keyed, kept, mergers.order).map((key) => kept.get(key));
}
