import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";

/** An entity with the inputs of an action needs a form, and has no calls or pages. */
export function checkInputs(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return Object.entries(unvalidated.spec.actions ?? {}).flatMap(([action, { inputs }]) => {
    const asked = entities.find(({ source }) => source.name === inputs);
    return asked === undefined
      ? []
      : faultsOf(asked).map((fault) => toDiagnostic(unvalidated, { path: `actions.${action}.inputs`, ...fault }));
  });
}

function faultsOf({ source, spec }: UnvalidatedEntity): readonly { message: string; hint: string }[] {
  const calls = [...(spec.operations ?? []), ...Object.keys(spec.queries ?? {}), ...Object.keys(spec.actions ?? {})];
  const hasForm = (spec.form?.sections ?? []).length > 0;
  return [
    ...(calls.length + (spec.screens ?? []).length > 0 || spec.stored === true
      ? [
          {
            message: `the inputs entity "${source.name}" has calls, screens or a table`,
            hint: "an entity without them",
          },
        ]
      : []),
    ...(hasForm
      ? []
      : [
          {
            message: `the inputs entity "${source.name}" has no form`,
            hint: `the input fields in form.sections of ${source.name}`,
          },
        ]),
    ...(Object.keys(spec.embeds ?? {}).length > 0
      ? [{ message: `the inputs entity "${source.name}" embeds records`, hint: "fields without embedded records" }]
      : []),
  ];
}
