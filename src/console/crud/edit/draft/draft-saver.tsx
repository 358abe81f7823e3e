import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { JsonSchema } from "../../../../contract/json-schema.ts";
import { useFormScope } from "../../../fields/form-context.ts";
import type { FormData } from "../../../fields/form-store.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { useSessionEvents, useUsername } from "../../../session/session-context.tsx";
import type { SessionEvent } from "../../../session/session-events.ts";
import { deleteDraft, saveDraft, withoutSecrets } from "./draft-store.ts";

interface DraftSaverProps {
  readonly schema: JsonSchema;
  /** What the form opened with. */
  readonly getBase: () => FormData;
}

/** Whoever types is not held up at each key; no more than this is lost with the page. */
const PAUSE_MS = 300;

/**
 * Keeps what was typed while it is typed, so that a reload, a crash or the session's end under an open form lose none of
 * it. Who leaves the form, saves it or signs out on purpose leaves no draft behind.
 */
export function DraftSaver({ schema, getBase }: DraftSaverProps) {
  const { store } = useFormScope();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  // Read while there is a session: at its end, the token that tells is gone.
  const username = useUsername();
  const write = () => {
    const [old, data] = [getBase(), store.getData()].map((each) => withoutSecrets(schema, each));
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
      // What is still being typed belongs to what is kept.
      flushSync(() => store.flushPending());
      keep();
    };
    const unsubscribe = store.subscribe(keepSoon);
    window.addEventListener("pagehide", keepNow);
    // What was taken back from a draft is not saved yet either.
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
          // The same person signed in again over the form: from now on it deletes its draft as before.
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
