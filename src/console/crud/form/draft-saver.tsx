import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { useFormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useSessionEnd, useUsername } from "../../session/session-context.tsx";
import type { EndReason } from "../../session/session-events.ts";
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
  const latest = useRef(write);
  latest.current = write;
  const isCutOff = useRef(false);

  useEffect(() => {
    let isKept = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (store.isDirty()) {
        latest.current();
        isKept = true;
      } else if (isKept) {
        deleteDraft(path);
        isKept = false;
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
      if (isKept && !isCutOff.current) {
        deleteDraft(path);
      }
    };
  }, [store, path]);

  useSessionEnd(
    useCallback(
      (reason: EndReason) => {
        isCutOff.current = reason !== "signedOut" && store.isDirty();
        if (isCutOff.current) {
          flushSync(() => store.flushPending());
          latest.current();
        }
      },
      [store],
    ),
  );
  return null;
}
