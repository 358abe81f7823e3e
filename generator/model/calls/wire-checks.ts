import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity, UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import type { WireRules } from "../naming/wire-model.ts";
import { LIST_PARAMETERS } from "../screens/usage-checks.ts";
import type { TypedField } from "../types/typed-field.ts";
import { wireNameOf } from "./wire-names.ts";

/** Names on the wire become members of JSON and parts of query parameters, so dots and brackets would be ambiguous. */
export const WIRE_NAME = /^[A-Za-z_@$][\w@$:-]*$/;

/** Remedy for a name that does not match `WIRE_NAME`. */
export const WIRE_HINT = "letters, digits, _, -, :, @ or $, as in released_on";

/** Checks that names on the wire are valid and that no two fields of an object have the same one. */
export function checkWireNames({
  entities,
  product,
}: Pick<UnvalidatedSpec, "entities" | "product">): readonly Diagnostic[] {
  const rules = product?.spec ?? {};
  return entities.flatMap((entity) => faultsIn(entity, rules).map((diagnostic) => toDiagnostic(entity, diagnostic)));
}

function faultsIn({ fields, spec }: UnvalidatedEntity, rules: WireRules): readonly PathDiagnostic[] {
  const { filters = [] } = spec.list ?? {};
  return [
    ...fields.flatMap((field) => faultsOf(field, { rules, siblings: fields, isRecord: true, top: field.name })),
    ...fields.flatMap((field) => faultsWithin(field, rules, field.name)),
    ...filters.flatMap((name, index) => {
      const field = fields.find((each) => each.name === name);
      const wire = field === undefined ? name : wireNameOf(field, rules, true);
      return wire === name || !LIST_PARAMETERS.includes(wire)
        ? []
        : [
            {
              path: `list.filters.${index}`,
              message: `a filter by "${name}" is not possible: the list call uses a parameter of its name "${wire}"`,
              hint: "@wire with another name, or no filter by it",
            },
          ];
    }),
  ];
}

/** Faults of the parts of an object, reported at the entity's field. */
function faultsWithin({ parts }: TypedField, rules: WireRules, top: string): readonly PathDiagnostic[] {
  return parts.flatMap((part) => [
    ...faultsOf(part, { rules, siblings: parts, isRecord: false, top }),
    ...faultsWithin(part, rules, top),
  ]);
}

interface Context {
  readonly rules: WireRules;
  readonly siblings: readonly TypedField[];
  readonly isRecord: boolean;
  /** The entity's field that contains it. */
  readonly top: string;
}

function faultsOf(field: TypedField, { rules, siblings, isRecord, top }: Context): readonly PathDiagnostic[] {
  const wire = wireNameOf(field, rules, isRecord);
  const place = { path: "", field: top };
  if (field.wire !== undefined && !WIRE_NAME.test(field.wire)) {
    return [{ ...place, message: `@wire ${field.wire} of "${field.name}" is not a valid name`, hint: WIRE_HINT }];
  }
  const twin = siblings.slice(0, siblings.indexOf(field)).find((other) => wireNameOf(other, rules, isRecord) === wire);
  return twin === undefined
    ? []
    : [
        {
          ...place,
          message: `"${field.name}" has the name "${wire}" in requests and responses, like "${twin.name}"`,
          hint: "@wire with another name on one of them",
        },
      ];
}
