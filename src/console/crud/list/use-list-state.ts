import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { listDefaults } from "./list-defaults.ts";
import { type ListState, readListState, writeListState } from "./list-state.ts";

/** Changes part of the state; a change of anything but the page starts at the first one again. */
export type ChangeListState = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/** The list's state in the address, which is the truth: Back and Forward just work. */
export function useListState(screens: EntityScreens<MessageKey>): readonly [ListState, ChangeListState] {
  const [params, setParams] = useSearchParams();
  const defaults = useMemo(() => listDefaults(screens), [screens]);
  const state = useMemo(() => readListState(params, defaults), [params, defaults]);
  const change = useCallback<ChangeListState>(
    (part, { replace = false } = {}) => {
      setParams(
        (current) => {
          const next = { ...readListState(current, defaults), page: 1, ...part };
          return writeListState(next, defaults);
        },
        { replace },
      );
    },
    [setParams, defaults],
  );
  return [state, change];
}
