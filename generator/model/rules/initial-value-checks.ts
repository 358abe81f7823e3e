import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import type { TypedField } from "../types/typed-field.ts";

/** Kinds without an empty value. */
const WITHOUT_NOTHING: readonly FieldKind[] = ["date", "datetime", "time", "duration", "object"];

/** Fields that the backend sets by itself. */
const STAMPS: readonly string[] = ["createdAt", "updatedAt"];

/** Reports required read-only fields for which a new record has no initial value. */
export function checkInitialValues(
  { source, spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const isRow = entities.some((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  const isCreated = spec.operations?.includes("create") === true && spec.stored !== false;
  if (!isRow && !isCreated) {
    return [];
  }
  const answered = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  const elsewhere = [...answered, ...Object.keys(spec.computed ?? {}), ...Object.keys(spec.embeds ?? {})];
  return fields
    .filter(({ name, readOnly, required, nullable, schema }) => {
      const isOwn = readOnly && required && !nullable && schema.default === undefined;
      return isOwn && name !== "id" && !elsewhere.includes(name);
    })
    .filter((field) => !startsWithValue(field, { spec, isRow, owners: ownersOf(source.name, entities) }))
    .map(({ name, kind }) => ({
      path: "",
      field: name,
      message: `"${name}" is required and read-only, but has no initial value in a new record`,
      hint: hintFor(
        name,
        kind === "object" || spec.relations?.[name] !== undefined,
        !isRow && STAMPS.includes(name) && kind !== "datetime",
      ),
    }));
}

function hintFor(name: string, hasNoDefault: boolean, isUnstamped: boolean): string {
  const others = hasNoDefault ? `${name}?: …` : `${name}?: …, or a @default`;
  return isUnstamped ? `@format date-time, which the backend sets; ${others}` : others;
}

function ownersOf(name: string, entities: readonly UnvalidatedEntity[]): readonly string[] {
  return entities
    .filter(({ spec }) => Object.values(spec.embeds ?? {}).includes(name))
    .map(({ source }) => source.name);
}

interface Setting extends Pick<UnvalidatedEntity, "spec"> {
  readonly isRow: boolean;
  /** Entities that embed the record. */
  readonly owners: readonly string[];
}

function startsWithValue({ name, kind, schema }: TypedField, { spec, isRow, owners }: Setting): boolean {
  const relation = spec.relations?.[name];
  if (relation !== undefined && kind !== "texts") {
    return owners.includes(relation.to);
  }
  if (STAMPS.includes(name) && !isRow) {
    // A text field with this name would stay empty; users expect a time in it.
    return kind === "datetime";
  }
  return !(WITHOUT_NOTHING.includes(kind) || (schema.minItems ?? 0) > 0);
}
