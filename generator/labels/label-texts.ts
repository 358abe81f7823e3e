import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { EXTRA_PLURAL_WORDS } from "../model/types/message-keys.ts";
import type { LabelValue } from "../read/label-source.ts";
import type { Plain } from "../read/plain-value.ts";
import type { Slot, SlotTree } from "./label-slots.ts";

/** A text from a label file. */
export interface LabelText {
  readonly key: string;
  readonly text: string;
  /** Its forms by gender, if it agrees with the entity. */
  readonly forms: { readonly [gender: string]: string } | null;
  readonly at: SourceLocation;
  /** `ticket.fields.code`. */
  readonly path: string;
}

/** The labels of one constant, and the mistakes in them. */
export interface Statement {
  readonly texts: readonly LabelText[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the labels of a constant. Empty texts count as missing. */
export function toStatement(value: LabelValue, slots: SlotTree): Statement {
  const leaves = leavesOf(value.value, slots, []);
  return {
    texts: leaves.flatMap(({ part, slot, path }) => {
      const said = typeof slot === "string" ? formsOf(part, slot) : null;
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

/** A label, or a value at an unexpected path. */
interface Leaf {
  readonly part: Plain;
  /** The expected label; undefined if none is allowed here. */
  readonly slot: Slot | undefined;
  readonly path: readonly string[];
  /** Allowed names at this level. */
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
    // Leave out additional plural forms, which most languages do not have, to keep the list short.
    const usual = known.filter((other) => !EXTRA_PLURAL_WORDS.includes(other));
    return { message: `"${name}", which has no label here`, hint: suggest(name, usual) };
  }
  if (typeof slot !== "string") {
    return { message: shown(part), hint: "an object: `{ … }`" };
  }
  const hint = slot.startsWith("enum.") ? "a text, or one for each gender" : 'a text: `"…"`';
  return formsOf(part, slot) === null ? { message: shown(part), hint } : null;
}

/** A text or its forms. Without an entity to agree with, the first form is used. */
function formsOf(part: Plain, key: string): Pick<LabelText, "text" | "forms"> | null {
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
