import type { Filter } from "../../../../kinds/filter.ts";
import { textFilter } from "../../../../kinds/text/filter.ts";
import type { Alternative } from "../../../data/client-rows.ts";
import { type Condition, readCondition, writeCondition } from "../../../data/condition.ts";
import type { ListState } from "../../query/list-state.ts";

/** A condition that is being edited. */
export interface DraftCondition extends Condition {
  /** React key, stable while the condition moves. */
  readonly key: number;
  readonly field: string;
}

/** Conditions joined by "or". Groups are joined by "and". */
export type DraftGroup = readonly DraftCondition[];

type Kinds = { readonly [field: string]: Pick<Filter, "operators" | "initial"> };

let lastKey = 0;

function withKey(field: string, condition: Condition): DraftCondition {
  lastKey += 1;
  return { ...condition, field, key: lastKey };
}

/** New condition without a value, with the field's most common operator. */
export function newCondition(field: string, kinds: Kinds): DraftCondition {
  const { operators, initial = [] } = kinds[field] ?? textFilter;
  return withKey(field, { operator: operators[0] ?? "is", values: operators[0] === "within" ? initial : [] });
}

/** Converts a list's filters to an editable draft. */
export function toDraft({ filters, groups }: Pick<ListState, "filters" | "groups">): readonly DraftGroup[] {
  const single = Object.entries(filters).map(([field, text]) => [withKey(field, readCondition(text))]);
  return [...single, ...groups.map((group) => group.map(({ field, text }) => withKey(field, readCondition(text))))];
}

function isComplete({ operator, values }: Condition): boolean {
  return operator === "empty" || operator === "filled" || values.some((value) => value !== "");
}

/**
 * Converts a draft to filters and omits incomplete conditions. The first condition of a field becomes a plain filter,
 * all others become groups.
 */
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
