import { type RefObject, useInsertionEffect, useRef } from "react";

/**
 * A ref to the value of the last committed render, for callbacks and effects that must not depend on it. React may throw a
 * render away, so the ref is written in the commit: before layout effects, which therefore read the new value.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
