import type { ConsoleModel } from "../model/console-model.ts";
import { ENTITY_WORDS, key, RARE_PLURALS, RARE_WORDS, type WantedText, wantedTexts } from "../model/message-keys.ts";

/** A place in a label file: the key of the text that it holds, places by name, or texts of names yet unknown. */
export type Slot = string | SlotTree | FreeSlot;

export type SlotTree = ReadonlyMap<string, Slot>;

/** Where a label file makes up the names: the key of the text of that name. */
export type FreeSlot = (name: string) => string;

/** The key under which a part of an entity's name is kept until the patterns need it. */
export function nounKey(entity: string, part: "one" | "many" | "gender"): string {
  return `noun.${entity}.${part}`;
}

/** What the labels of each entity may say. */
export function entitySlots(model: ConsoleModel): ReadonlyMap<string, SlotTree> {
  const wanted = wantedTexts(model);
  // The same for all of them: one tree.
  const enums = toTree(enumEntries(wanted));
  const owned = new Map<string | null, WantedText[]>(model.entities.map(({ names }) => [names.name, []]));
  for (const text of wanted) {
    if (text.path[0] !== "enums") {
      owned.get(text.entity)?.push(text);
    }
  }
  return new Map(
    model.entities.map(({ names: { name } }) => {
      const own = owned.get(name) ?? [];
      const words = own.filter(({ path }) => path[0] === "texts").map(({ path }) => path[1]);
      const rare = RARE_WORDS.filter((word) => words.includes(`${word.split("_")[0]}_one`));
      const tree = toTree([
        [["one"], nounKey(name, "one")],
        [["many"], nounKey(name, "many")],
        [["gender"], nounKey(name, "gender")],
        ...own.map(toEntry),
        ...rare.map((word): Entry => [["texts", word], key.entity(name, word)]),
      ]);
      return [name, new Map([...tree, ...enums])];
    }),
  );
}

/** What the labels of the product may say. */
export function productSlots(model: ConsoleModel): SlotTree {
  const wanted = wantedTexts(model);
  const own = wanted.filter(({ entity, path }) => entity === null && path[0] !== "enums");
  const units = own.filter(({ path }) => path[0] === "units" && path[2] === "other");
  return toTree([
    [["name"], key.product("name")],
    ...own.map(toEntry),
    ...enumEntries(wanted),
    ...units.flatMap(({ key: unit, path }) =>
      RARE_PLURALS.map((plural): Entry => [[...path.slice(0, 2), plural], `${unit}_${plural}`]),
    ),
    [["texts"], key.product],
  ]);
}

/** What the patterns of a language may say. */
export const patternSlots: SlotTree = toTree([
  ...[...ENTITY_WORDS, ...RARE_WORDS].map((word): Entry => [["entity", word], patternKey("entity", word)]),
  [["fields"], (name) => patternKey("fields", name)],
  [["action", "success"], patternKey("action", "success")],
  [["action", "failure"], patternKey("action", "failure")],
]);

/** The key under which a pattern is kept: no screen says it as it is. */
export function patternKey(part: "entity" | "fields" | "action", word: string): string {
  return `patterns.${part}.${word}`;
}

/** What the framework's texts may say: its own keys, and further plurals of those with a count. */
export function frameworkSlots(keys: readonly string[]): SlotTree {
  const counted = keys.filter((name) => name.endsWith("_one")).map((name) => name.replace(/_one$/, ""));
  const rare = counted.flatMap((name) => RARE_PLURALS.map((plural) => `${name}_${plural}`));
  return new Map([...keys, ...rare].map((name) => [name, name]));
}

type Entry = readonly [path: readonly string[], slot: string | FreeSlot];

function toEntry(text: WantedText): Entry {
  return [text.path, text.key];
}

/** The labels of an enumeration may stand wherever they read best. */
function enumEntries(wanted: readonly WantedText[]): readonly Entry[] {
  return wanted.filter(({ path }) => path[0] === "enums").map(toEntry);
}

type Tree = Map<string, Slot | Tree>;

function toTree(entries: readonly Entry[]): SlotTree {
  const root: Tree = new Map();
  for (const [path, slot] of entries) {
    let tree = root;
    for (const name of path.slice(0, -1)) {
      const inner = tree.get(name);
      const next: Tree = inner instanceof Map ? inner : new Map();
      tree.set(name, next);
      tree = next;
    }
    tree.set(path.at(-1) ?? "", slot);
  }
  return root;
}
