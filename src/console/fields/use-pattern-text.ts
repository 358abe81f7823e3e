import { useEffect, useState } from "react";
import type { FieldProblem } from "../../contract/problem.ts";
import { useText, useTexts } from "../i18n/use-text.ts";

/** What a pattern asks for, fetched when a text is first refused by one; null until then, and of any other problem. */
export function usePatternText(problem: FieldProblem | undefined, value: unknown, help: string | undefined) {
  const texts = useTexts();
  const text = useText();
  const [words, setWords] = useState<typeof import("./pattern-text.ts") | null>(null);
  const isWanted = problem?.code === "pattern";
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
