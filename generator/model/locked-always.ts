import type { TypedField } from "./field-model.ts";
import type { PathDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** A form must not ask for what nobody can fill in. */
export function findLockedAlways({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
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
            message: `"${name}", which is required and has no default, locked always: it cannot be filled in`,
            hint: "a condition that leaves values out, a @default for it, or a ? behind its name",
          },
        ]
      : [];
  });
}

/** Whether a field can be nothing but one of these. */
function isAnyValue(field: TypedField | undefined, wanted: readonly unknown[]): boolean {
  return field?.required === true && !field.nullable && isAnyOf(valuesOf(field), wanted);
}

function isAnyOf(values: readonly unknown[], wanted: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => wanted.includes(value));
}

/** All that a field can be, where these are few. */
function valuesOf({ kind, enumeration }: TypedField): readonly unknown[] {
  const values = kind === "enum" ? enumeration?.values : undefined;
  return kind === "boolean" ? [true, false] : (values ?? []);
}

/** What a write must say. */
export function isDemanded({ required, readOnly, schema }: TypedField): boolean {
  return required && !readOnly && schema.default === undefined;
}
