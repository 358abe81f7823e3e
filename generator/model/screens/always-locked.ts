import type { TypedField } from "../fields/field-model.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";

/** Reports required fields whose lock condition is always true. */
export function findAlwaysLocked({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return Object.entries(spec.form?.lockedWhen ?? {}).flatMap(([name, condition = {}]) => {
    const field = fields.find((candidate) => candidate.name === name);
    const isAlways = Object.entries(condition).every(([by, wanted]) =>
      isAnyValue(
        fields.find((candidate) => candidate.name === by),
        [wanted].flat(),
      ),
    );
    return field !== undefined && isDemanded(field) && isAlways
      ? [
          {
            path: `form.lockedWhen.${name}#`,
            message: `"${name}" is required and has no default, but it is always locked`,
            hint: "a condition that some values do not match, a @default for it, or a ? behind its name",
          },
        ]
      : [];
  });
}

/** True if the condition lists every possible value of the field. */
function isAnyValue(field: TypedField | undefined, wanted: readonly unknown[]): boolean {
  return field?.required === true && !field.nullable && isAnyOf(valuesOf(field), wanted);
}

function isAnyOf(values: readonly unknown[], wanted: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => wanted.includes(value));
}

/** All possible values of a field, if there are few. */
function valuesOf({ kind, enumeration }: TypedField): readonly unknown[] {
  const values = kind === "enum" ? enumeration?.values : undefined;
  return kind === "boolean" ? [true, false] : (values ?? []);
}

/** True if a request must contain the field. */
export function isDemanded({ required, readOnly, schema }: TypedField): boolean {
  return required && !readOnly && schema.default === undefined;
}
