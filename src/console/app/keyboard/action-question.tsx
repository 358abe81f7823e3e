import { useEffect, useRef } from "react";
import { useRecordOperations } from "../../crud/actions/use-record-operations.tsx";
import type { CollectionAction } from "./command.ts";

/** Asks what an action asks on its list, from wherever one is, and runs it. */
export function ActionQuestion({ screens, action, records = [] }: CollectionAction) {
  const { askAction, dialog } = useRecordOperations(screens);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) {
      isAsked.current = true;
      askAction(action, records);
    }
  });
  return dialog;
}
