import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkCalls } from "./calls/call-checks.ts";
import { toDiagnostic } from "./fields/locate-diagnostic.ts";
import { checkNames } from "./fields/name-checks.ts";
import type { UnvalidatedEntity } from "./fields/unvalidated-spec.ts";
import { findUnknownEntities, findUnknownFields } from "./relations/reference-checks.ts";
import { checkComputed } from "./rules/computed-checks.ts";
import { checkRules } from "./rules/rule-checks.ts";
import { checkForm } from "./screens/form-checks.ts";
import { checkInputs } from "./screens/input-checks.ts";
import { checkUsage } from "./screens/usage-checks.ts";
import { checkKinds } from "./values/kind-checks.ts";
import { checkShapes } from "./values/shape-checks.ts";

/** All checks of one entity that the compiler cannot do. `entities` are all possible targets of references. */
export function checkEntity(entity: UnvalidatedEntity, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  return [
    ...findUnknownFields(entity),
    ...findUnknownEntities(entity, entities),
    ...checkForm(entity),
    ...checkNames(entity),
    ...checkShapes(entity, entities),
    ...checkKinds(entity),
    ...checkUsage(entity, entities),
    ...checkCalls(entity),
    ...checkInputs(entity, entities),
    ...checkRules(entity, entities),
    ...checkComputed(entity),
  ];
}

/** The compiler reports a missing option only if all others are valid. */
export function findMissingOptions(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const stated = Object.keys(unvalidated.source.value ?? {});
  return ["titleField", "icon"]
    .filter((option) => !stated.includes(option))
    .map((option) =>
      toDiagnostic(unvalidated, {
        path: "",
        message: `the required option "${option}" is missing`,
        hint: `${option}: …`,
      }),
    );
}
