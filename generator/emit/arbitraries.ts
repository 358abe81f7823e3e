import type { ComputedFields } from "../../src/contract/computed.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { Comparison, Predicate } from "../../src/contract/predicate.ts";
import { during } from "../diagnostics/error-context.ts";
import { orNone, toComputedFields } from "../model/rules/computed-fields.ts";
import {
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type FieldModel,
  writableFields,
} from "../model/types/console-model.ts";
import { kindOfFormat } from "../model/types/kind-of.ts";
import { type ImportSymbol, typeFrom, valueFrom, withImports } from "../render/imports.ts";
import { toKey, toLiteral, toStringLiteral } from "../render/literal.ts";
import { template } from "../render/template.ts";
import { isWritten } from "./bodies.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

/** Type of a response: the entity's fields without write-only ones. */
interface ReadTypeView {
  readonly type: string;
  readonly omitted: readonly string[];
  /** Fields that contain such records of other entities. */
  readonly held: readonly {
    readonly name: string;
    readonly isRequired: boolean;
    readonly isList: boolean;
    readonly read: ReadTypeView;
  }[];
}

interface RecordView {
  readonly required: readonly string[];
  /** The members of an object literal. */
  readonly fields: readonly string[];
}

interface ArbitrariesView {
  readonly banner: string;
  readonly type: string;
  readonly readType: ReadTypeView;
  readonly read: RecordView;
  /** The entity's computed fields; null if there are none. */
  readonly computed: ComputedFields | null;
  /** Null if no request contains such a record. */
  readonly body: RecordView | null;
  /** Pairs of fields that must be equal to satisfy the rules; one is copied to the other. */
  readonly equal: ReturnType<typeof equalIn>;
  /** Other rules; generated records that violate them are discarded. */
  readonly forbidden: readonly Predicate[];
}

/** The variant of an entity to generate: a response or a request body. */
const HALVES = ["read", "body"] as const;
type Half = (typeof HALVES)[number];

const view = template<ArbitrariesView>("arbitraries/entity.ts.hbs");

/** `generated/arbitraries/<entity>.ts`: random valid records and bodies, for tests and the demo. */
export function* emitArbitraries(model: ConsoleModel): Iterable<EmittedFile> {
  for (const entity of model.entities) {
    const content = during(entity.file, () => {
      const code = view({
        banner: banner(entity.file),
        type: entity.names.type,
        readType: toReadType(model, entity),
        read: toHalf(model, entity, "read"),
        computed: orNone(toComputedFields(entity)),
        body: isWritten(model, entity) ? toHalf(model, entity, "body") : null,
        equal: equalIn(entity),
        forbidden: otherRules(entity),
      });
      return withImports(code, importsOf(model, entity));
    });
    yield { path: `arbitraries/${entity.names.kebab}.ts`, content };
  }
}

function toHalf(model: ConsoleModel, entity: EntityModel, half: Half): RecordView {
  const fields = half === "read" ? entity.fields.filter(({ writeOnly }) => !writeOnly) : writableFields(entity);
  return {
    required: fields.filter((field) => field.required).map(({ name }) => name),
    fields: fields.map((field) => {
      const key = `${toKey(field.name)}: `;
      return `${key}${toArbitrary(model, { entity, field, half }) ?? toLiteral(toRule(field.schema), 3, key.length + 1)}`;
    }),
  };
}

/** The keywords of a schema that its values depend on. */
function toRule({ description: _1, deprecated: _2, readOnly: _3, writeOnly: _4, ...schema }: JsonSchema): object {
  const { type, enum: values, default: usual, multipleOf, additionalProperties, properties, items } = schema;
  const decimals = type === "number" ? kindOfFormat(schema)?.decimals : undefined;
  return {
    ...schema,
    multipleOf: multipleOf ?? (decimals === undefined ? undefined : Number(`1e-${decimals}`)),
    enum: values?.filter((value) => value !== null),
    default: type === "boolean" || values !== undefined ? (usual ?? undefined) : undefined,
    additionalProperties: additionalProperties === false ? undefined : additionalProperties,
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, toRule(part)])),
    items: items && toRule(items),
  };
}

function toReadType(model: ConsoleModel, entity: EntityModel): ReadTypeView {
  const held = entity.fields.flatMap((field) => {
    const name = field.embeds ?? (field.kind === "object" ? field.relation?.to : undefined);
    const read = name === undefined ? null : toReadType(model, entityNamed(model, name));
    return read === null || read.omitted.length + read.held.length === 0
      ? []
      : [{ name: field.name, isRequired: field.required, isList: field.embeds !== null, read }];
  });
  const writeOnly = entity.fields.filter((field) => field.writeOnly && field.required);
  return { type: entity.names.type, omitted: [...writeOnly, ...held].map(({ name }) => name), held };
}

const OPTIONAL = ["arbitraryRecord", "keepsRules", "withComputedValues", "withSame"];

/** Names that the code may use. */
function importsOf(model: ConsoleModel, entity: EntityModel): readonly ImportSymbol[] {
  const { type } = entity.names;
  const held = entity.fields.flatMap(({ embeds, relation }) => embeds ?? relation?.to ?? []);
  return [
    typeFrom("fast-check", "Arbitrary"),
    valueFrom("fast-check", "option"),
    typeFrom(`../../${entity.file}`, type),
    typeFrom("entity-console/arbitraries", "Arbitraries"),
    ...OPTIONAL.map((name) => valueFrom("entity-console/arbitraries", name)),
    typeFrom("../bodies.ts", `${type}Body`),
    ...held
      .map((name) => entityNamed(model, name))
      .flatMap((other) => HALVES.map((half) => valueFrom(`./${other.names.kebab}.ts`, arbitraryOf(other, half)))),
  ];
}

interface FieldHalf {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  readonly half: Half;
}

/** Code of an arbitrary for a field with records or ids of another entity; null for other fields. */
function toArbitrary(model: ConsoleModel, { entity, field, half }: FieldHalf): string | null {
  const one = toOne(model, { entity, field, half });
  if (one === null) {
    return null;
  }
  const { type, minItems, maxItems, uniqueItems } = field.schema;
  const code = type === "array" ? `arbitrary.list(${one}, ${toLiteral({ minItems, maxItems, uniqueItems })})` : one;
  return field.nullable ? `option(${code}, { nil: null })` : code;
}

function toOne(model: ConsoleModel, { entity, field, half }: FieldHalf): string | null {
  const { schema, relation, embeds, kind, name } = field;
  const held = embeds ?? (kind === "object" && half === "read" ? relation?.to : undefined);
  if (held !== undefined) {
    return `${arbitraryOf(entityNamed(model, held), half)}(arbitrary)`;
  }
  const id =
    name === "id" && schema.type === "string" ? entity.names.name : kind === "object" ? undefined : relation?.to;
  return id === undefined ? null : `arbitrary.id(${toStringLiteral(id)})`;
}

function arbitraryOf({ names }: EntityModel, half: Half): string {
  return `arbitrary${names.type}${half === "read" ? "" : "Body"}`;
}

function forbiddenBy({ rules }: EntityModel): readonly Predicate[] {
  return rules.flatMap(({ severity, never }) => (severity === "refuse" && never !== null ? [never] : []));
}

/** The two fields of a rule that only requires them to be equal. */
function equalBy(predicate: Predicate): readonly (readonly [string, string])[] {
  const { field = "", isNot, ...others } = predicate as Partial<Comparison>;
  const other = typeof isNot === "object" && "field" in isNot ? isNot.field : ".";
  const isOnly = Object.keys(others).length === 0 && !`${field}${other}`.includes(".");
  return isOnly ? [[field, other]] : [];
}

/** Pairs of fields that rules require to be equal. */
function equalIn(entity: EntityModel): readonly (readonly [string, string])[] {
  return forbiddenBy(entity).flatMap(equalBy);
}

/** The other rules' forbidden conditions. */
function otherRules(entity: EntityModel): readonly Predicate[] {
  return forbiddenBy(entity).filter((predicate) => equalBy(predicate).length === 0);
}
