import { pathsOf } from "../../../contract/predicate.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { FormData } from "../../fields/form-store.ts";
import { evaluatePredicate } from "./evaluate-predicate.ts";

/**
 * The rules that a form's record breaks, as far as the record alone tells; the backend knows the others. A rule that
 * was broken when the record came is not the user's doing: `isAsked` tells of a field whether it is to be checked.
 */
export function ruleProblems(
  screens: Pick<EntityScreens, "entity" | "rules"> & Partial<Pick<EntityScreens, "fields">>,
  data: FormData,
  isAsked: (path: string) => boolean = () => true,
): readonly FieldProblem[] {
  const { entity, rules = [] } = screens;
  return rules.flatMap(({ name, at, severity, never }) => {
    const isOwn = never !== null && !pathsOf(never).some((path) => path.includes("."));
    const isTouched = never !== null && [at, ...pathsOf(never)].some(isAsked);
    return severity === "refuse" && isOwn && isTouched && evaluatePredicate(screens, never, (path) => data[path])
      ? [{ path: at, code: "rule", params: { entity, rule: name }, message: name }]
      : [];
  });
}
