import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { toDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** What an action asks for is entered into a dialog and is nobody's record: a form, and neither calls nor pages. */
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
      ? [{ message: `"${source.name}", which has calls, screens or a table`, hint: "an entity with none of them" }]
      : []),
    ...(hasForm
      ? []
      : [
          {
            message: `"${source.name}", which has no form`,
            hint: `the fields to ask for in form.sections of ${source.name}`,
          },
        ]),
    ...(Object.keys(spec.embeds ?? {}).length > 0
      ? [{ message: `"${source.name}", which embeds records`, hint: "fields without records of their own" }]
      : []),
  ];
}
