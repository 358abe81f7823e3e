import { useCallback, useEffect, useRef, useState } from "react";
import { useDebouncedCall } from "../lib/use-debounced.ts";
import { useFormScope } from "./form-context.ts";

/** How long typing rests before the form hears of it. */
const REST_MS = 150;

interface PendingText {
  /** What the input shows. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** The input was left: tells the form, and shows the form's own spelling again. */
  readonly leave: () => void;
}

interface PendingTextOptions {
  readonly path: string;
  /** The form's value as text. */
  readonly value: string;
  /** `isFinal` unless the user may still be typing. */
  readonly commit: (text: string, isFinal: boolean) => void;
}

/** Pending input: keeps what is being typed out of the form until it rests, since a form that hears each letter is slow. */
export function usePendingText({ path, value, commit }: PendingTextOptions): PendingText {
  const { store } = useFormScope();
  const [shown, setShown] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const latestCommit = useRef(commit);
  latestCommit.current = commit;

  const tell = useCallback((isFinal: boolean) => {
    if (pending.current !== null) {
      const text = pending.current;
      pending.current = isFinal ? null : text;
      latestCommit.current(text, isFinal);
    }
  }, []);
  const { schedule, cancel } = useDebouncedCall(tell, REST_MS);
  const flush = useCallback(() => {
    cancel();
    tell(true);
  }, [cancel, tell]);

  const type = useCallback(
    (text: string) => {
      pending.current = text;
      setShown(text);
      store.holdPending(path, flush);
      schedule(false);
    },
    [store, path, flush, schedule],
  );
  const leave = useCallback(() => {
    flush();
    setShown(null);
    store.touch(path);
  }, [flush, store, path]);

  useEffect(() => () => store.dropPending(path), [store, path]);

  return { text: shown ?? value, type, leave };
}
