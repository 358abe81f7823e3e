import { pathsOf } from "../../../contract/predicate.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { FormData } from "../../fields/form-store.ts";
import { evaluatePredicate } from "./evaluate-predicate.ts";

/**
 * Problems of violated rules that need no related record; the backend checks the others. `isChecked` selects the fields to
 * check, so that a violation that the record already had is not reported.
 */
export function ruleProblems(
  screens: Pick<EntityScreens, "entity" | "rules"> & Partial<Pick<EntityScreens, "fields">>,
  data: FormData,
  isChecked: (path: string) => boolean = () => true,
): readonly FieldProblem[] {
  const { entity, rules = [] } = screens;
  return rules.flatMap(({ name, at, severity, never }) => {
    const isOwn = never !== null && !pathsOf(never).some((path) => path.includes("."));
    const isTouched = never !== null && [at, ...pathsOf(never)].some(isChecked);
    return severity === "refuse" && isOwn && isTouched && evaluatePredicate(screens, never, (path) => data[path])
      ? [{ path: at, code: "rule", params: { entity, rule: name }, message: name }]
      : [];
  });
}
