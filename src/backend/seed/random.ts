/** Numbers that look drawn and are the same on every machine (mulberry32): demo data is always the same. */
export interface Random {
  /** From 0 up to `end`, which is left out. */
  below(end: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
