import type { TypedField } from "../fields/field-model.ts";
import { untranslated } from "../fields/translated-texts.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { isObjects, toValue } from "../fields/value-schema.ts";
import { computedOf } from "../rules/computed-fields.ts";
import type { FieldModel, RelationModel } from "../types/console-model.ts";

/** The model of a field: its type, and what the spec of its entity states about it. */
export function buildField(field: TypedField, { spec }: UnvalidatedEntity): FieldModel {
  const { objectType: _, parts: __, ...typed } = field;
  const expands = Object.entries(spec.relations ?? {}).find(([, relation]) => relation?.expandedAs === field.name);
  const relation = relationOf(field, spec);
  const embeds = spec.embeds?.[field.name] ?? null;
  // Keep the spread last: V8 adds each member after a spread separately, about 50 times slower.
  return {
    path: field.name,
    relation,
    expands: expands?.[0] ?? null,
    embeds,
    widget: spec.form?.widgets?.[field.name] ?? null,
    currency: spec.currencies?.[field.name] ?? null,
    hasHelp: spec.form?.help?.includes(field.name) ?? false,
    computed: computedOf(field, spec),
    ...untranslated,
    ...displayOf(spec, field.name),
    ...typed,
    ...objectsOf(field, { relation, embeds, isAnswered: expands !== undefined }),
  };
}

interface Holding extends Pick<FieldModel, "relation" | "embeds"> {
  /** True if the response contains the related record in addition to its id. */
  readonly isAnswered: boolean;
}

/** For objects and lists of objects: the schema, and the described sub-fields. */
function objectsOf(
  field: TypedField,
  { relation, embeds, isAnswered }: Holding,
): Pick<FieldModel, "parts"> & Partial<Pick<FieldModel, "kind" | "schema">> {
  const isOne = field.kind === "object" && relation === null;
  if (isOne && isAnswered) {
    return { schema: toValue(field).schema, parts: [] };
  }
  const isValue = isOne || (field.kind === "embedded" && embeds === null);
  return isValue ? { ...toValue(field), parts: field.parts.map((part) => toPart(part, field.name)) } : { parts: [] };
}

function toPart(typed: TypedField, above: string): FieldModel {
  const { objectType: _, parts, ...part } = typed;
  const path = `${above}.${part.name}`;
  return {
    ...part,
    ...(isObjects(typed) ? toValue(typed) : {}),
    path,
    ...untranslated,
    parts: parts.map((inner) => toPart(inner, path)),
    relation: null,
    expands: null,
    embeds: null,
    widget: null,
    display: null,
    displayOptions: {},
    unit: null,
    unitBy: null,
    currency: null,
    hasHelp: false,
    computed: null,
  };
}

function displayOf(
  spec: UnvalidatedEntity["spec"],
  name: string,
): Pick<FieldModel, "display" | "displayOptions" | "unit" | "unitBy"> {
  const stated = spec.units?.[name] ?? null;
  const unit = typeof stated === "string" ? stated : null;
  return { ...statedDisplay(spec, name, unit), unit, unitBy: typeof stated === "string" ? null : stated };
}

function statedDisplay(
  spec: UnvalidatedEntity["spec"],
  name: string,
  unit: string | null,
): Pick<FieldModel, "display" | "displayOptions"> {
  const stated = spec.show?.displays?.[name] ?? (unit === null ? null : "quantity");
  if (stated === null || typeof stated === "string") {
    return { display: stated, displayOptions: {} };
  }
  const { as, ...displayOptions } = stated;
  return { display: as, displayOptions };
}

function relationOf(field: TypedField, spec: UnvalidatedEntity["spec"]): RelationModel | null {
  const relation = spec.relations?.[field.name];
  return relation === undefined
    ? null
    : {
        to: relation.to,
        many: field.kind === "texts",
        expandedAs: relation.expandedAs ?? null,
        within: relation.within ?? null,
        choices: relation.choices ?? null,
        isTree: relation.tree ?? false,
      };
}
