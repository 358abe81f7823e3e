import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { RARE_WORDS } from "../model/message-keys.ts";
import type { LabelValue } from "../read/label-source.ts";
import type { Plain } from "../read/plain-value.ts";
import type { Slot, SlotTree } from "./label-slots.ts";

/** A text as a label file says it. */
export interface StatedText {
  readonly key: string;
  readonly text: string;
  /** Its forms by gender, where it agrees with the entity that shows it. */
  readonly forms: { readonly [gender: string]: string } | null;
  readonly at: SourceLocation;
  /** `ticket.fields.code`. */
  readonly path: string;
}

/** What the labels of one constant say, and what of it the spec does not know. */
export interface Statement {
  readonly texts: readonly StatedText[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads labels by the places that they may fill; a text that is empty is not yet written. */
export function toStatement(value: LabelValue, slots: SlotTree): Statement {
  const leaves = leavesOf(value.value, slots, []);
  return {
    texts: leaves.flatMap(({ part, slot, path }) => {
      const said = typeof slot === "string" ? sayingOf(part, slot) : null;
      const at = value.locations.get(path.join(".")) ?? value.at;
      return said === null || typeof slot !== "string" || said.text.trim() === ""
        ? []
        : [{ key: slot, ...said, at, path: [value.name, ...path].join(".") }];
    }),
    diagnostics: leaves.flatMap((leaf) => {
      const words = refusalOf(leaf);
      const location = `${leaf.path.join(".")}${leaf.slot === undefined ? "#" : ""}`;
      const at = value.locations.get(location) ?? value.at;
      return words === null ? [] : [{ at, path: [value.name, ...leaf.path].join("."), ...words }];
    }),
  };
}

/** A part of a label file that has no parts of its own, or is where it should not be. */
interface Leaf {
  readonly part: Plain;
  /** What may stand there; undefined where nothing may. */
  readonly slot: Slot | undefined;
  readonly path: readonly string[];
  /** The names that may stand there. */
  readonly known: readonly string[];
}

function leavesOf(part: Plain, slot: Slot, path: readonly string[]): readonly Leaf[] {
  if (typeof slot === "string" || !isRecord(part)) {
    return [{ part, slot, path, known: [] }];
  }
  return Object.entries(part).flatMap(([name, inner]) => {
    const next = typeof slot === "function" ? slot(name) : slot.get(name);
    const own = [...path, name];
    const known = typeof slot === "function" ? [] : [...slot.keys()];
    return next === undefined ? [{ part: inner, slot: next, path: own, known }] : leavesOf(inner, next, own);
  });
}

function refusalOf({ part, slot, path, known }: Leaf): Pick<Diagnostic, "message" | "hint"> | null {
  const name = path.at(-1) ?? "";
  if (slot === undefined) {
    // Most languages have no further plurals: the list is long enough without them.
    const usual = known.filter((other) => !RARE_WORDS.includes(other));
    return { message: `"${name}", which has no label here`, hint: suggest(name, usual) };
  }
  if (typeof slot !== "string") {
    return { message: shown(part), hint: "an object: `{ … }`" };
  }
  const hint = slot.startsWith("enum.") ? "a text, or one for each gender" : 'a text: `"…"`';
  return sayingOf(part, slot) === null ? { message: shown(part), hint } : null;
}

/** A text, or the forms of one; the first form stands where nothing is there to agree with. */
function sayingOf(part: Plain, key: string): Pick<StatedText, "text" | "forms"> | null {
  if (typeof part === "string") {
    return { text: part, forms: null };
  }
  if (!key.startsWith("enum.") || !isRecord(part) || !Object.values(part).every((form) => typeof form === "string")) {
    return null;
  }
  const forms = part as { readonly [gender: string]: string };
  return { text: Object.values(forms)[0] ?? "", forms };
}

function isRecord(part: Plain): part is { readonly [name: string]: Plain } {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function shown(part: Plain): string {
  return `\`${JSON.stringify(part).slice(0, 60)}\``;
}
