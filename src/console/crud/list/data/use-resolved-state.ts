import { useMemo } from "react";
import { withReader } from "../../../data/condition.ts";
import { useUsername } from "../../../session/session-context.tsx";
import type { ListState } from "../../query/list-state.ts";

/** The state of a list as the reader means it: `@me` in a condition is the reader's username. */
export function useResolvedState(state: ListState): ListState {
  const username = useUsername();
  return useMemo(() => {
    const { filters, groups } = state;
    const mean = (text: string) => withReader(text, username);
    return {
      ...state,
      filters: Object.fromEntries(Object.entries(filters).map(([field, text]) => [field, mean(text)])),
      groups: groups.map((group) => group.map((part) => ({ ...part, text: mean(part.text) }))),
    };
  }, [state, username]);
}
