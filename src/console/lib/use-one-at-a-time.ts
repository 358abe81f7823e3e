import { useRef } from "react";

const alike = () => "";

/**
 * Ignores calls while one is running, in total or per key. A disabled state comes too late for the second of two
 * quick clicks. `run` reports its own failures.
 */
export function useOneAtATime<Asked>(
  run: (asked: Asked) => Promise<unknown>,
  keyOf: (asked: Asked) => string = alike,
): (asked: Asked) => void {
  const underWay = useRef(new Set<string>());
  return (asked) => {
    const { current } = underWay;
    const key = keyOf(asked);
    if (current.has(key)) {
      return;
    }
    current.add(key);
    void run(asked)
      .catch(() => undefined)
      .finally(() => current.delete(key));
  };
}
