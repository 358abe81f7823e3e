import type { SpecChange } from "../../compare/compare-specs.ts";
import type { EntityModel } from "../../model/types/console-model.ts";
import type { ForeignEntity, ForeignField, ForeignType } from "../foreign-model.ts";
import { specName } from "../write/wire-rules.ts";

/** Compares the fields of one entity by their names on the wire. */
export function compareFields(entity: EntityModel, ours: ForeignEntity, theirs: ForeignEntity): readonly SpecChange[] {
  const own = withoutId(ours);
  const other = withoutId(theirs);
  const changes = own.flatMap((field) => {
    const twin = other.find(({ name }) => name === field.name);
    return twin === undefined
      ? [toChange(entity, field, { description: "the document has no such field", isBreaking: true })]
      : compareField(entity, field, twin);
  });
  const extra = other.filter(({ name }) => !own.some((field) => field.name === name));
  return [
    ...changes,
    ...extra.map((field) =>
      toChange(entity, field, {
        description: `the spec has no such field${field.required && !field.readOnly ? ", and the document requires it" : ""}`,
        isBreaking: field.required && !field.readOnly,
      }),
    ),
  ];
}

function withoutId({ fields, idName }: ForeignEntity): readonly ForeignField[] {
  return fields.filter(({ name }) => name !== idName && name !== "id");
}

type Finding = Pick<SpecChange, "description" | "isBreaking">;

function toChange({ names }: EntityModel, { name }: ForeignField, finding: Finding): SpecChange {
  return { path: `${names.name}.${name}`, ...finding, affects: [] };
}

function compareField(entity: EntityModel, ours: ForeignField, theirs: ForeignField): readonly SpecChange[] {
  const findings = [
    ...compareTypes(entity, ours, theirs),
    ...compareValues(ours.type, theirs.type),
    ...compareRequired(ours, theirs),
  ];
  return findings.map((finding) => toChange(entity, ours, finding));
}

function compareTypes(entity: EntityModel, ours: ForeignField, theirs: ForeignField): readonly Finding[] {
  const isRelation = entity.fields.some(({ name, relation }) => relation !== null && name === specName(ours.name));
  const [own, other] = [kindOf(ours.type), kindOf(theirs.type)];
  // Ids are texts in a spec, and numbers in many backends. Free JSON may contain any object.
  const isAlike =
    own === other ||
    (isRelation && other !== "boolean") ||
    (ours.type.kind === "json" && ["object", "map", "unknown"].includes(theirs.type.kind)) ||
    (own === "number" && other === "integer") ||
    theirs.type.kind === "unknown" ||
    theirs.type.kind === "json";
  return isAlike ? [] : [{ description: `${own} in the spec, ${other} in the document`, isBreaking: true }];
}

/** A type as one word or two: `list of text`. An enumeration is a text. */
function kindOf(type: ForeignType): string {
  switch (type.kind) {
    case "text":
      return type.format === undefined || type.format === "password" ? "text" : type.format;
    case "choice":
      return "text";
    case "number":
      return type.isInteger ? "integer" : "number";
    case "list":
      return `list of ${kindOf(type.of)}`;
    case "json":
      return "object";
    default:
      return type.kind;
  }
}

function compareValues(ours: ForeignType, theirs: ForeignType): readonly Finding[] {
  if (ours.kind !== "choice" || theirs.kind !== "choice") {
    return [];
  }
  const shown = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(", ");
  const unknown = ours.values.filter((value) => !theirs.values.includes(value));
  const further = theirs.values.filter((value) => !ours.values.includes(value));
  return [
    ...(unknown.length === 0 ? [] : [{ description: `the document has no value ${shown(unknown)}`, isBreaking: true }]),
    ...(further.length === 0
      ? []
      : [{ description: `the document has further values: ${shown(further)}`, isBreaking: false }]),
  ];
}

function compareRequired(ours: ForeignField, theirs: ForeignField): readonly Finding[] {
  if (ours.readOnly || theirs.readOnly || ours.required === theirs.required) {
    return ours.readOnly === theirs.readOnly || ours.readOnly
      ? []
      : [{ description: "read-only in the document, not in the spec", isBreaking: true }];
  }
  const words = (required: boolean) => (required ? "required" : "optional");
  return [
    {
      description: `${words(ours.required)} in the spec, ${words(theirs.required)} in the document`,
      isBreaking: theirs.required,
    },
  ];
}
