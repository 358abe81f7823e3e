import { pathsOf, type RuleDescriptor } from "../../../contract/predicate.ts";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { FormData } from "../../fields/form-store.ts";
import { evaluatePredicate } from "./evaluate-predicate.ts";

/** An entity with rules. */
export type Rules = Pick<EntityScreens, "entity" | "rules"> & Partial<Pick<EntityScreens, "fields">>;

/**
 * Violated rules that need no related record. `isChecked` selects the changed fields; rules about others only are
 * skipped.
 */
export function violatedRules(
  screens: Rules,
  data: FormData,
  { severity, isChecked }: Pick<RuleDescriptor, "severity"> & { readonly isChecked: (path: string) => boolean },
): readonly RuleDescriptor[] {
  return (screens.rules ?? []).filter(({ at, never, ...rule }) => {
    const isOwn = never !== null && !pathsOf(never).some((path) => path.includes("."));
    const isTouched = never !== null && [at, ...pathsOf(never)].some(isChecked);
    return rule.severity === severity && isOwn && isTouched && evaluatePredicate(screens, never, (path) => data[path]);
  });
}

/**
 * Problems of violated rules that need no related record; the backend checks the others. `isChecked` selects the fields to
 * check, so that a violation that the record already had is not reported.
 */
export function ruleProblems(
  screens: Rules,
  data: FormData,
  isChecked: (path: string) => boolean = () => true,
): readonly FieldProblem[] {
  return violatedRules(screens, data, { severity: "refuse", isChecked }).map(({ name, at }) => ({
    path: at,
    code: "rule",
    params: { entity: screens.entity, rule: name },
    message: name,
  }));
}
