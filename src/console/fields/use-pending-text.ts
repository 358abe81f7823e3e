import { type FormEvent, type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useDebouncedCall } from "../lib/use-debounced.ts";
import { useLatest } from "../lib/use-latest.ts";
import { useFormScope } from "./form-context.ts";

/** How long typing rests before the form hears of it. */
const REST_MS = 150;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a text input is given. It keeps its own text: a key draws nothing anew. */
interface PendingText {
  readonly ref: RefCallback<TextElement>;
  readonly defaultValue: string;
  readonly onChange: (event: FormEvent<TextElement>) => void;
  /** The input was left: tells the form, and shows the form's own spelling again. */
  readonly onBlur: () => void;
}

interface PendingTextOptions {
  readonly path: string;
  /** The form's value as text. */
  readonly value: string;
  /** `isFinal` unless the user may still be typing. */
  readonly commit: (text: string, isFinal: boolean) => void;
}

/** Text that the form has not heard of yet: held by the form's store until it rests, is left or is sent. */
function useHeldText({ path, commit }: Pick<PendingTextOptions, "path" | "commit">) {
  const { store } = useFormScope();
  const pending = useRef<string | null>(null);
  const latestCommit = useLatest(commit);

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
  const hold = useCallback(
    (text: string) => {
      pending.current = text;
      store.holdPending(path, flush);
      schedule(false);
    },
    [store, path, flush, schedule],
  );
  const leave = useCallback(() => {
    flush();
    store.touch(path);
  }, [flush, store, path]);

  useEffect(() => () => store.dropPending(path), [store, path]);

  return { pending, hold, leave };
}

/** Puts a text into an input as if it had been typed, so that whatever stands around the input hears of it. */
function putText(element: TextElement, text: string): void {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, text);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Pending input: keeps what is being typed out of the form until it rests, since a form that hears each letter is slow. */
export function usePendingText({ value, ...options }: PendingTextOptions): PendingText {
  const { pending, hold, leave } = useHeldText(options);
  const inputRef = useRef<TextElement>(null);
  const ref = useCallback((element: TextElement | null) => {
    inputRef.current = element;
  }, []);
  const isPutting = useRef(false);
  const [defaultValue] = useState(value);
  const [leftTimes, setLeftTimes] = useState(0);

  // The form's value changed, or its spelling counts again: unless somebody is typing, the input follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the input is a reason of its own
  useLayoutEffect(() => {
    const element = inputRef.current;
    if (element && pending.current === null && element.value !== value) {
      isPutting.current = true;
      putText(element, value);
      isPutting.current = false;
    }
  }, [value, leftTimes]);

  const onChange = useCallback(
    ({ currentTarget }: FormEvent<TextElement>) => {
      if (!isPutting.current) {
        hold(currentTarget.value);
      }
    },
    [hold],
  );
  const onBlur = useCallback(() => {
    leave();
    setLeftTimes((times) => times + 1);
  }, [leave]);

  return { ref, defaultValue, onChange, onBlur };
}

interface ShownText {
  /** What the input shows. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** The input was left: tells the form, and shows the form's own spelling again. */
  readonly leave: () => void;
}

/** The same for an input whose text is written anew at each key. */
export function useShownText({ value, ...options }: PendingTextOptions): ShownText {
  const { hold, leave } = useHeldText(options);
  const [shown, setShown] = useState<string | null>(null);
  const type = useCallback(
    (text: string) => {
      setShown(text);
      hold(text);
    },
    [hold],
  );
  const handleLeave = useCallback(() => {
    leave();
    setShown(null);
  }, [leave]);
  return { text: shown ?? value, type, leave: handleLeave };
}
