import type { RequestNames, WireNames } from "../../../src/contract/wire-names.ts";
import type { TypeDefinitions } from "../../read/type-definitions.ts";
import type { ServiceCall, ServiceSpec } from "../../vocabulary/product-spec.ts";
import { NAME } from "../fields/name-checks.ts";
import type { UnvalidatedEntity, UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import { toSnake } from "../naming/names.ts";
import type { WireModel, WireRules } from "../naming/wire-model.ts";
import type { TypedField } from "../types/typed-field.ts";
import { serviceFieldsOf } from "./service-types.ts";

/** The name of a field in requests and responses. `isRecord`: whether it belongs to a record, whose id may be renamed. */
export function wireNameOf(
  { name, wire }: Pick<TypedField, "name" | "wire">,
  { naming, idName }: WireRules,
  isRecord: boolean,
): string {
  if (wire !== undefined) {
    return wire;
  }
  if (name === "id" && isRecord && idName !== undefined) {
    return idName;
  }
  // A part of a translated text is named by its language: `pt-BR`.
  return naming === "snake_case" && NAME.test(name) ? toSnake(name) : name;
}

/** All tables of a spec. */
export function wireModelOf(
  { entities, service, product }: Pick<UnvalidatedSpec, "entities" | "service" | "product">,
  schemas: TypeDefinitions["schemas"],
): WireModel {
  const { naming, idName }: WireRules = product?.spec ?? {};
  const rules = { ...(naming === undefined ? {} : { naming }), ...(idName === undefined ? {} : { idName }) };
  const isRecord = recordsOf(entities);
  const types = tablesOf(
    typesOf(service?.spec.calls ?? {}).map((type) => [
      type,
      toTable(serviceFieldsOf(type, schemas), { rules, isRecord }, false),
    ]),
  );
  const tableOf = (type = "") => (Object.hasOwn(types, type) ? (types[type] ?? null) : null);
  return {
    entities: tablesOf(entities.map(({ source, fields }) => [source.name, toTable(fields, { rules, isRecord }, true)])),
    calls: Object.fromEntries(
      Object.entries<ServiceCall>(service?.spec.calls ?? {}).flatMap(([name, { body, result }]) => {
        const names = toRequestNames(tableOf(body), tableOf(result));
        return names === null ? [] : [[name, names] as const];
      }),
    ),
    types,
  };
}

/** Types of service calls. Those for sign-in keep their names: the console reads them by `config.json`. */
function typesOf(calls: ServiceSpec["calls"]): readonly string[] {
  const typesFor = (isSession: boolean) =>
    Object.values(calls)
      .filter(({ security }) => (security !== "bearer") === isSession)
      .flatMap(({ body, result }) => [body, result])
      .filter((type) => type !== undefined);
  const kept = typesFor(true);
  return [...new Set(typesFor(false))].filter((type) => !kept.includes(type));
}

type IsRecord = (field: TypedField) => boolean;

/** Whether a field contains records: its type is an entity's, or a relation is expanded in it. */
function recordsOf(entities: readonly UnvalidatedEntity[]): IsRecord {
  const types = new Set<string | null>(entities.map(({ source }) => source.typeName));
  const expanded = new Set(
    entities.flatMap(({ spec, fields }) => {
      const names = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
      return fields.filter(({ name }) => names.includes(name));
    }),
  );
  return (field) => types.has(field.objectType) || expanded.has(field);
}

interface Context {
  readonly rules: WireRules;
  readonly isRecord: IsRecord;
}

function toTable(fields: readonly TypedField[], context: Context, isRecord: boolean): WireNames | null {
  const names = fields.flatMap((field) => {
    const wire = wireNameOf(field, context.rules, isRecord);
    return wire === field.name ? [] : [[field.name, wire] as const];
  });
  const parts = fields.flatMap((field) => {
    const part = field.parts.length === 0 ? null : toTable(field.parts, context, context.isRecord(field));
    return part === null ? [] : [[field.name, part] as const];
  });
  return names.length + parts.length === 0
    ? null
    : { names: Object.fromEntries(names), ...(parts.length === 0 ? {} : { parts: Object.fromEntries(parts) }) };
}

/** The tables of a request; null if it needs none. */
function toRequestNames(body: WireNames | null, record: WireNames | null): RequestNames | null {
  return body === null && record === null
    ? null
    : { ...(body === null ? {} : { body }), ...(record === null ? {} : { record }) };
}

/** True if any field has another name in requests and responses. */
export function hasWireNames({ entities, calls }: WireModel): boolean {
  return Object.keys(entities).length + Object.keys(calls).length > 0;
}

function tablesOf(
  tables: readonly (readonly [name: string, table: WireNames | null])[],
): Readonly<Record<string, WireNames>> {
  return Object.fromEntries(tables.flatMap(([name, table]) => (table === null ? [] : [[name, table] as const])));
}
