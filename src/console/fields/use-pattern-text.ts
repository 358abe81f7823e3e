import { useEffect, useState } from "react";
import type { FieldProblem } from "../../contract/problem.ts";
import { useText, useTexts } from "../i18n/use-text.ts";

/** Details of a rejected text, loaded when a pattern or a type first rejects one; null until then. */
export function usePatternText(problem: FieldProblem | undefined, value: unknown, help: string | undefined) {
  const texts = useTexts();
  const text = useText();
  const [words, setWords] = useState<typeof import("./pattern-text.ts") | null>(null);
  const isWanted = problem?.code === "pattern" || problem?.code === "type";
  useEffect(() => {
    if (isWanted) {
      // Without it, that something is not allowed is said all the same.
      Promise.all([import("./pattern-text.ts"), texts.loadLater()]).then(
        ([found]) => setWords(found),
        () => undefined,
      );
    }
  }, [isWanted, texts]);
  return isWanted ? words?.patternText(problem, { value, help }, text) : null;
}
