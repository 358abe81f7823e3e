import { useRef } from "react";

const alike = () => "";

/**
 * Runs one at a time, or one for each key: the state that takes a button away while something runs comes too late for the
 * second of two quick presses. What fails is told by what is run.
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
