import { PLURAL_CATEGORIES } from "../../src/contract/plural-categories.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import {
  ENTITY_WORDS,
  EXTRA_PLURAL_WORDS,
  EXTRA_PLURALS,
  key,
  type WantedText,
  wantedTexts,
} from "../model/types/message-keys.ts";

/** The structure of a label file: the message key of a text, nested paths, or free names. */
export type Slot = string | SlotTree | FreeSlot;

export type SlotTree = ReadonlyMap<string, Slot>;

/** For free names: maps a name to its message key. */
export type FreeSlot = (name: string) => string;

/** Key of a part of an entity's name, which patterns use. */
export function nounKey(entity: string, part: "one" | "many" | "gender" | `counted.${string}`): string {
  return `noun.${entity}.${part}`;
}

/** Allowed labels of each entity. */
export function entitySlots(model: ConsoleModel): ReadonlyMap<string, SlotTree> {
  const wanted = wantedTexts(model);
  // All entities share this tree.
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
      const rare = EXTRA_PLURAL_WORDS.filter((word) => words.includes(`${word.split("_")[0]}_one`));
      const tree = toTree([
        [["one"], nounKey(name, "one")],
        [["many"], nounKey(name, "many")],
        [["gender"], nounKey(name, "gender")],
        ...PLURAL_CATEGORIES.map((category): Entry => [["counted", category], nounKey(name, `counted.${category}`)]),
        ...own.map(toEntry),
        ...rare.map((word): Entry => [["texts", word], key.entity(name, word)]),
      ]);
      return [name, new Map([...tree, ...enums])];
    }),
  );
}

/** Allowed labels of the product. */
export function productSlots(model: ConsoleModel): SlotTree {
  const wanted = wantedTexts(model);
  const own = wanted.filter(({ entity, path }) => entity === null && path[0] !== "enums");
  const units = own.filter(({ path }) => path[0] === "units" && path[2] === "other");
  return toTree([
    [["name"], key.product("name")],
    ...own.map(toEntry),
    ...enumEntries(wanted),
    ...units.flatMap(({ key: unit, path }) =>
      EXTRA_PLURALS.map((plural): Entry => [[...path.slice(0, 2), plural], `${unit}_${plural}`]),
    ),
    [["texts"], key.product],
  ]);
}

/** Allowed patterns of a language. */
export const patternSlots: SlotTree = toTree([
  ...[...ENTITY_WORDS, ...EXTRA_PLURAL_WORDS].map((word): Entry => [["entity", word], patternKey("entity", word)]),
  [["fields"], (name) => patternKey("fields", name)],
  [["action", "success"], patternKey("action", "success")],
  [["action", "failure"], patternKey("action", "failure")],
]);

/** Key of a pattern. No screen shows the pattern itself. */
export function patternKey(part: "entity" | "fields" | "action", word: string): string {
  return `patterns.${part}.${word}`;
}

/** Allowed framework texts: the framework's keys, and additional plural forms of texts with a count. */
export function frameworkSlots(keys: readonly string[]): SlotTree {
  const counted = keys.filter((name) => name.endsWith("_one")).map((name) => name.replace(/_one$/, ""));
  const rare = counted.flatMap((name) => EXTRA_PLURALS.map((plural) => `${name}_${plural}`));
  return new Map([...keys, ...rare].map((name) => [name, name]));
}

type Entry = readonly [path: readonly string[], slot: string | FreeSlot];

function toEntry(text: WantedText): Entry {
  return [text.path, text.key];
}

/** Labels of an enumeration may be in the entity's file or in the product's file. */
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
