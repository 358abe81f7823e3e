import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { FormData } from "../../../fields/form-store.ts";
import { useUsername } from "../../../session/session-context.tsx";
import { deleteDraft, readDraft, restoreDraft } from "./draft-store.ts";

/** What was typed on this page before the session ended, until it is taken back or dropped. */
export function useSavedDraft(opened: FormData) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const username = useUsername();
  const [draft, setDraft] = useState(() => readDraft(path, username));
  const [restored, setRestored] = useState<FormData | null>(null);
  const discard = () => {
    deleteDraft(path);
    setDraft(null);
  };
  const restore = () => {
    if (draft) {
      setRestored(restoreDraft(opened, draft));
    }
    discard();
  };
  return { isOffered: draft !== null, restored, restore, discard };
}
