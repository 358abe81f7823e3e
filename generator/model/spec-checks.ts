import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkCalls } from "./call-checks.ts";
import { checkComputed } from "./computed-checks.ts";
import { checkForm } from "./form-checks.ts";
import { checkInputs } from "./input-checks.ts";
import { checkKinds } from "./kind-checks.ts";
import { toDiagnostic } from "./locate-diagnostic.ts";
import { checkNames } from "./name-checks.ts";
import { findUnknownEntities, findUnknownFields } from "./reference-checks.ts";
import { checkRules } from "./rule-checks.ts";
import { checkShapes } from "./shape-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";
import { checkUsage } from "./usage-checks.ts";

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
