import { type FormEvent, type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useDebouncedCall } from "../lib/use-debounced.ts";
import { useLatest } from "../lib/use-latest.ts";
import { useFormScope } from "./form-context.ts";
import type { Control } from "./use-control.ts";

/** Debounce of typing before the form updates, in milliseconds. */
const REST_MS = 150;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Props for an uncontrolled text input: typing causes no re-render. */
interface PendingText {
  readonly ref: RefCallback<TextElement>;
  readonly defaultValue: string;
  readonly onChange: (event: FormEvent<TextElement>) => void;
  /** Commits the text on blur and restores the form's formatting. */
  readonly onBlur: () => void;
}

interface PendingTextOptions {
  readonly control: Pick<Control, "path" | "touch">;
  /** The form's value as text. */
  readonly value: string;
  /** `isFinal` is false while the user may still be typing. */
  readonly commit: (text: string, isFinal: boolean) => void;
}

/** Debounces uncommitted text. The form store flushes it on blur and on submit. */
function useHeldText({ control, commit }: Pick<PendingTextOptions, "control" | "commit">) {
  const { path, touch } = control;
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
    touch();
  }, [flush, touch]);

  useEffect(() => () => store.dropPending(path), [store, path]);

  return { pending, hold, leave };
}

/** Sets the text like a keystroke, so that React and surrounding components receive an input event. */
function putText(element: TextElement, text: string): void {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, text);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Debounced text input. Updating the form on each key would be slow. */
export function usePendingText({ value, ...options }: PendingTextOptions): PendingText {
  const { pending, hold, leave } = useHeldText(options);
  const inputRef = useRef<TextElement>(null);
  const ref = useCallback((element: TextElement | null) => {
    inputRef.current = element;
  }, []);
  const isPutting = useRef(false);
  const [defaultValue] = useState(value);
  const [leftTimes, setLeftTimes] = useState(0);

  // Syncs the input with the form's value, also after blur, unless the user is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs after each blur
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
  readonly text: string;
  readonly type: (text: string) => void;
  /** Commits the text on blur and restores the form's formatting. */
  readonly leave: () => void;
}

/** Controlled variant, for an input with text that changes on each key. */
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
