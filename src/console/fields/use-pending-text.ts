import { useCallback, useEffect, useRef, useState } from "react";
import { useFormScope } from "./form-context.ts";

/** How long typing rests before the form hears of it. */
const REST_MS = 150;

interface Draft {
  /** What the input shows. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** The input was left: tells the form, and shows the form's own spelling again. */
  readonly leave: () => void;
}

interface DraftOptions {
  readonly path: string;
  /** The form's value as text. */
  readonly value: string;
  /** `isFinal` unless the user may still be typing. */
  readonly commit: (text: string, isFinal: boolean) => void;
}

/** Keeps what is being typed out of the form until it rests: a form that hears each letter is slow. */
export function usePendingText({ path, value, commit }: DraftOptions): Draft {
  const { store } = useFormScope();
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestCommit = useRef(commit);
  latestCommit.current = commit;

  const flush = useCallback((isFinal: boolean) => {
    clearTimeout(timer.current);
    if (pending.current !== null) {
      const text = pending.current;
      pending.current = isFinal ? null : text;
      latestCommit.current(text, isFinal);
    }
  }, []);

  const type = useCallback(
    (text: string) => {
      pending.current = text;
      setDraft(text);
      store.holdPending(path, () => flush(true));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(false), REST_MS);
    },
    [store, path, flush],
  );

  const leave = useCallback(() => {
    flush(true);
    setDraft(null);
    store.touch(path);
  }, [flush, store, path]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      store.dropPending(path);
    },
    [store, path],
  );

  return { text: draft ?? value, type, leave };
}
