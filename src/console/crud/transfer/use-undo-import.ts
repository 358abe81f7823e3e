import { useCallback } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { Undo, UndoOutcome } from "../../data/recent-changes.ts";
import { useUndo, useUndoCreation } from "../writes/use-undo.ts";
import type { ImportOutcome } from "./send-rows.ts";

/** One undo of several. What any of them leaves can be undone again. */
function together(undos: readonly Undo[]): Undo {
  return async (run) => {
    const outcomes: UndoOutcome[] = [];
    for (const undo of undos) {
      outcomes.push(await undo(run));
    }
    const left = outcomes.flatMap((outcome) => outcome.left ?? []);
    return {
      toasts: outcomes.flatMap(({ toasts }) => toasts),
      problems: outcomes.flatMap(({ problems }) => problems),
      left: left.length === 0 ? null : together(left),
    };
  };
}

/**
 * Returns a function that makes the undo of an import: it deletes created records and restores changed ones, unless they
 * changed since. Null without a write, or if created records cannot be deleted.
 */
export function useUndoImport(screens: EntityScreens<MessageKey>): (outcome: ImportOutcome) => Undo | null {
  const toUndo = useUndo(screens);
  const toUndoCreation = useUndoCreation(screens);
  return useCallback(
    ({ made, created, undo }) => {
      const creation = made > 0 && created.length === made ? toUndoCreation(created) : null;
      if (made > 0 && creation === null) {
        return null;
      }
      const undos = [...(creation ? [creation] : []), ...(undo.length > 0 ? [toUndo(undo)] : [])];
      return undos.length === 0 ? null : together(undos);
    },
    [toUndo, toUndoCreation],
  );
}
