import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useRecordOperations } from "../../crud/actions/use-record-operations.tsx";
import type { Question } from "./command.ts";

/** Runs an action of a list or show page from anywhere, after its confirmation dialog. */
export function ActionQuestion({ screens, asks, records = [], etag = null }: Question) {
  const navigate = useNavigate();
  const { askAction, askDelete, archive, dialog } = useRecordOperations(screens, {
    onDeleted: () => void navigate(screens.routes.list ?? "/", { replace: true }),
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    if (asks === "delete") {
      askDelete(records, etag);
    } else if (asks === "archive") {
      records.forEach(archive);
    } else {
      askAction(asks.action, records);
    }
  });
  return dialog;
}
