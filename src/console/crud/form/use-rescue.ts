import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { FormData } from "../../fields/form-store.ts";
import { useUsername } from "../../session/session-context.tsx";
import { forgetDraft, mergeDraft, readDraft } from "./draft-store.ts";

/** What was typed on this page before the session ended, until it is taken back or dropped. */
export function useRescue(initial: FormData) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const username = useUsername();
  const [draft, setDraft] = useState(() => readDraft(path, username));
  const [rescued, setRescued] = useState<FormData | null>(null);
  const discard = () => {
    forgetDraft(path);
    setDraft(null);
  };
  const restore = () => {
    if (draft) {
      setRescued(mergeDraft(initial, draft));
    }
    discard();
  };
  return { isOffered: draft !== null, rescued, restore, discard };
}
