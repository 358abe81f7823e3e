import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { JsonSchema } from "../../../../contract/json-schema.ts";
import { useFormScope } from "../../../fields/form-context.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { useSessionEvents, useUsername } from "../../../session/session-context.tsx";
import type { SessionEvent } from "../../../session/session-events.ts";
import { deleteDraft, saveDraft, withoutSecrets } from "./draft-store.ts";

interface DraftSaverProps {
  readonly schema: JsonSchema;
}

/** Debounce of writes. A crash loses at most this much input. */
const PAUSE_MS = 300;

/**
 * Saves a draft while the user types, so that input survives a reload, a crash or an expired session. Leaving the form,
 * saving it or signing out deletes the draft.
 */
export function DraftSaver({ schema }: DraftSaverProps) {
  const { store } = useFormScope();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  // Read the username during the session; it comes from the token, which is gone afterwards.
  const username = useUsername();
  const write = () => {
    const [old, data] = [store.saved, store.getData()].map((each) => withoutSecrets(schema, each));
    saveDraft(path, { username, base: old ?? {}, data: data ?? {} });
  };
  const latest = useLatest(write);
  const isCutOff = useRef(false);
  const isKept = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (store.isDirty()) {
        latest.current();
        isKept.current = true;
      } else if (isKept.current) {
        deleteDraft(path);
        isKept.current = false;
      }
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    const keepNow = () => {
      // Include debounced input in the draft.
      flushSync(() => store.flushPending());
      keep();
    };
    const unsubscribe = store.subscribe(keepSoon);
    window.addEventListener("pagehide", keepNow);
    // A restored draft is unsaved too, so store it again.
    keepSoon();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("pagehide", keepNow);
      if (isKept.current && !isCutOff.current) {
        deleteDraft(path);
      }
    };
  }, [store, path]);

  useSessionEvents(
    useCallback(
      (event: SessionEvent) => {
        if (event.type === "in") {
          // After the same user signs in again, the form deletes its draft on leave as usual.
          isCutOff.current = isCutOff.current && event.isOther === true;
          return;
        }
        isCutOff.current = event.reason !== "signedOut" && store.isDirty();
        if (isCutOff.current) {
          flushSync(() => store.flushPending());
          latest.current();
          isKept.current = true;
        }
      },
      [store],
    ),
  );
  return null;
}
