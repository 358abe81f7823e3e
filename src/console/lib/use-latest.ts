import { type RefObject, useInsertionEffect, useRef } from "react";

/**
 * A ref to the value of the last committed render, for callbacks and effects that must not depend on it. React may
 * discard a render, so the ref is written on commit, before layout effects.
 *
 * @example
 * const latest = useLatest(onChange);
 * useEffect(() => latest.current(value), [value]);
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
