import type { Alternative } from "../../../data/client-rows.ts";
import { type Condition, readCondition, writeCondition } from "../../../data/condition.ts";
import { type FilterKind, OPERATORS } from "../../query/filter-kinds.ts";
import type { ListState } from "../../query/list-state.ts";

/** A condition that is being put together. */
export interface DraftCondition extends Condition {
  /** Tells it from the others, wherever it stands. */
  readonly key: number;
  readonly field: string;
}

/** Conditions of which one must hold; of all groups, each must. */
export type DraftGroup = readonly DraftCondition[];

type Kinds = { readonly [field: string]: FilterKind };

let lastKey = 0;

function withKey(field: string, condition: Condition): DraftCondition {
  lastKey += 1;
  return { ...condition, field, key: lastKey };
}

/** A condition to begin with: the field's most usual one, as yet without a value. */
export function newCondition(field: string, kinds: Kinds): DraftCondition {
  const [operator = "is"] = OPERATORS[kinds[field]?.kind ?? "text"];
  return withKey(field, { operator, values: operator === "within" ? ["thisMonth"] : [] });
}

/** What a list is filtered by, to be changed. */
export function toDraft({ filters, groups }: Pick<ListState, "filters" | "groups">): readonly DraftGroup[] {
  const single = Object.entries(filters).map(([field, text]) => [withKey(field, readCondition(text))]);
  return [...single, ...groups.map((group) => group.map(({ field, text }) => withKey(field, readCondition(text))))];
}

function isComplete({ operator, values }: Condition): boolean {
  return operator === "empty" || operator === "filled" || values.some((value) => value !== "");
}

/** What was put together, without what is unfinished: a field's first condition by itself, all else as a group. */
export function fromDraft(draft: readonly DraftGroup[]): Pick<ListState, "filters" | "groups"> {
  const filters = new Map<string, string>();
  const groups: (readonly Alternative[])[] = [];
  for (const group of draft) {
    const alternatives = group
      .filter(isComplete)
      .map((condition) => ({ field: condition.field, text: writeCondition(condition) }));
    const [first, ...rest] = alternatives;
    if (first && rest.length === 0 && !filters.has(first.field)) {
      filters.set(first.field, first.text);
    } else if (first) {
      groups.push(alternatives);
    }
  }
  return { filters: Object.fromEntries(filters), groups };
}
