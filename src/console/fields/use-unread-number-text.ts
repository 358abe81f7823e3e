import { useEffect, useState } from "react";
import type { FieldProblem } from "../../contract/problem.ts";
import { useText, useTexts } from "../i18n/use-text.ts";

/**
 * The possible readings of a rejected number. Lazy-loads its code and texts at the first such problem; null until then.
 */
export function useUnreadNumberText(problem: FieldProblem | undefined, value: unknown): string | null {
  const texts = useTexts();
  const text = useText();
  const [module, setModule] = useState<typeof import("./unread-number-text.ts") | null>(null);
  const isType = problem?.code === "type";
  useEffect(() => {
    if (isType) {
      // If loading fails, the generic message remains.
      Promise.all([import("./unread-number-text.ts"), texts.loadAllTexts()]).then(
        ([found]) => setModule(found),
        () => undefined,
      );
    }
  }, [isType, texts]);
  return isType && module !== null ? module.unreadNumberText(problem, value, text) : null;
}
