import type { Plain } from "../read/plain-value.ts";
import type { LabelValue } from "../read/label-source.ts";
import { type Position, type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import type { Slot, SlotTree } from "./label-slots.ts";

/** A text as a label file says it. */
export interface StatedText {
  readonly key: string;
  readonly text: string;
  /** Its forms by gender, where it agrees with the entity that shows it. */
  readonly forms: { readonly [gender: string]: string } | null;
  readonly at: Position;
  /** `coupon.fields.code`. */
  readonly path: string;
}

/** What the labels of one constant say, and what of it the spec does not know. */
export interface Statement {
  readonly texts: readonly StatedText[];
  readonly problems: readonly SpecProblem[];
}

/** Reads labels by the places that they may fill; a text that is empty is not yet written. */
export function toStatement(value: LabelValue, slots: SlotTree): Statement {
  const texts: StatedText[] = [];
  const problems: SpecProblem[] = [];
  const refuse = (path: readonly string[], words: Pick<SpecProblem, "found" | "write">, mark = "") => {
    const at = value.places.get(`${path.join(".")}${mark}`) ?? value.at;
    problems.push({ at, path: [value.name, ...path].join("."), ...words });
  };
  const visit = (part: Plain, slot: Slot, path: readonly string[]): void => {
    if (typeof slot === "string") {
      const said = sayingOf(part, slot);
      if (said === null) {
        refuse(path, { found: shown(part), write: slot.startsWith("enum.") ? "a text, or one for each gender" : A_TEXT });
      } else if (said.text.trim() !== "") {
        const at = value.places.get(path.join(".")) ?? value.at;
        texts.push({ key: slot, ...said, at, path: [value.name, ...path].join(".") });
      }
    } else if (!isRecord(part)) {
      refuse(path, { found: shown(part), write: "an object: `{ … }`" });
    } else {
      for (const [name, inner] of Object.entries(part)) {
        const next = typeof slot === "function" ? slot(name) : slot.get(name);
        const own = [...path, name];
        if (next === undefined) {
          const known = typeof slot === "function" ? [] : [...slot.keys()];
          refuse(own, { found: `"${name}", which the spec does not have`, write: suggest(name, known) }, "#");
        } else {
          visit(inner, next, own);
        }
      }
    }
  };
  visit(value.value, slots, []);
  return { texts, problems };
}

const A_TEXT = 'a text: `"…"`';

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
