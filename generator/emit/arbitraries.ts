import type { JsonSchema } from "../../src/contract/json-schema.ts";
import {
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type FieldModel,
  writableFields,
} from "../model/console-model.ts";
import { toImport } from "../render/import-line.ts";
import { toLiteral } from "../render/literal.ts";
import { template } from "../render/template.ts";
import { isWritten } from "./bodies.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface RecordView {
  /** The type of what is drawn. */
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly draw: string }[];
  /** The constraints of fast-check's `record`, as a literal. */
  readonly required: string;
}

interface ArbitrariesView {
  readonly banner: string;
  readonly type: string;
  readonly module: string;
  readonly imports: readonly string[];
  readonly read: RecordView;
  /** Null where nothing writes such a record. */
  readonly body: RecordView | null;
}

/** Which half of an entity is drawn: what a read answers or what a write sends. */
type Half = "read" | "body";

const view = template<ArbitrariesView>("arbitraries/entity.ts.hbs");

/** `generated/arbitraries/<entity>.ts`: records and bodies drawn by the rules of the schema, for tests and for the demo. */
export function emitArbitraries(model: ConsoleModel): readonly EmittedFile[] {
  return model.entities.map((entity) => ({
    path: `arbitraries/${entity.names.kebab}.ts`,
    content: view({
      banner: banner(entity.file),
      type: entity.names.type,
      module: `../../${entity.file}`,
      imports: importsOf(model, entity),
      read: toRecord(model, entity, "read"),
      body: isWritten(model, entity) ? toRecord(model, entity, "body") : null,
    }),
  }));
}

function toRecord(model: ConsoleModel, entity: EntityModel, half: Half): RecordView {
  const fields = fieldsOf(entity, half);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: half === "read" ? readType(model, entity) : `${entity.names.type}Body`,
    fields: fields.map((field) => ({
      name: field.name,
      draw: toDraw(model, { entity, field, half, depth: 3, before: field.name.length + 2 }),
    })),
    required: toRequired(required, 2),
  };
}

/** The entity's own type, but for what only a write has: there, or in a record that it holds. */
function readType(model: ConsoleModel, entity: EntityModel): string {
  const held = entity.fields.flatMap((field) => {
    const name = field.embeds ?? (field.kind === "object" ? field.relation?.to : undefined);
    const type = name === undefined ? "" : readType(model, entityNamed(model, name));
    const isOwnType = name === undefined || type === entityNamed(model, name).names.type;
    const optional = field.required ? "" : "?";
    return isOwnType ? [] : [{ name: field.name, member: `${field.name}${optional}: ${list(type, field)}` }];
  });
  const writeOnly = entity.fields.filter((field) => field.writeOnly && field.required);
  const omitted = [...writeOnly, ...held].map(({ name }) => toLiteral(name));
  const { type } = entity.names;
  const rest = omitted.length === 0 ? type : `Omit<${type}, ${omitted.join(" | ")}>`;
  return held.length === 0 ? rest : `${rest} & { ${held.map(({ member }) => member).join("; ")} }`;
}

function list(type: string, { embeds }: FieldModel): string {
  return embeds === null ? type : `(${type})[]`;
}

/** What an entity's own functions are made of: those of the entities whose records it holds. */
function importsOf(model: ConsoleModel, entity: EntityModel): readonly string[] {
  const modules = new Map<string, Set<string>>();
  const add = (name: string | null | undefined, halves: readonly Half[]) => {
    if (name === null || name === undefined) {
      return;
    }
    const other = entityNamed(model, name);
    const names = modules.get(other.names.kebab) ?? new Set();
    modules.set(other.names.kebab, names);
    for (const half of halves) {
      names.add(drawOf(other, half));
    }
  };
  for (const { embeds, kind, relation, readOnly, writeOnly } of entity.fields) {
    const written: readonly Half[] = isWritten(model, entity) && !readOnly ? ["body"] : [];
    add(embeds, [...(writeOnly ? [] : ["read" as const]), ...written]);
    add(kind === "object" ? relation?.to : null, writeOnly ? [] : ["read"]);
  }
  const body = isWritten(model, entity) ? [`import type { ${entity.names.type}Body } from "../bodies.ts";`] : [];
  return [...body, ...[...modules].map(([kebab, names]) => toImport([...names], `./${kebab}.ts`))];
}

function fieldsOf(entity: EntityModel, half: Half): readonly FieldModel[] {
  return half === "read" ? entity.fields.filter(({ writeOnly }) => !writeOnly) : writableFields(entity);
}

interface Place {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  readonly half: Half;
  /** Depth and column at which the expression begins, for its layout. */
  readonly depth: number;
  readonly before: number;
}

/** The expression that draws a field. */
function toDraw(model: ConsoleModel, { entity, field, half, depth, before }: Place): string {
  const { schema, relation } = field;
  if (field.embeds !== null) {
    return toListDraw(`${drawOf(entityNamed(model, field.embeds), half)}(draw)`, schema);
  }
  if (field.kind === "object" && relation !== null && half === "read") {
    return `${drawOf(entityNamed(model, relation.to), half)}(draw)`;
  }
  if (field.name === "id" && schema.type === "string") {
    return `draw.id(${toLiteral(entity.names.name)})`;
  }
  if (relation !== null && field.kind !== "object") {
    const id = `draw.id(${toLiteral(relation.to)})`;
    return relation.many ? toListDraw(id, schema) : id;
  }
  return schemaDraw(schema, depth, before);
}

function drawOf({ names }: EntityModel, half: Half): string {
  return `draw${names.type}${half === "read" ? "" : "Body"}`;
}

function toListDraw(item: string, { minItems, maxItems, uniqueItems }: JsonSchema): string {
  return `draw.list(${item}, ${toLiteral({ minItems, maxItems, uniqueItems })})`;
}

function schemaDraw(schema: JsonSchema, depth: number, before: number): string {
  const { minLength, maxLength, pattern, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const usual = toLiteral(schema.default ?? null);
  const bounds = toLiteral({ minimum, maximum, exclusiveMinimum, exclusiveMaximum });
  switch (schema.type) {
    case "boolean":
      return `draw.boolean(${usual})`;
    case "integer":
      return `draw.integer(${bounds})`;
    case "number":
      return `draw.${format === "money" ? "money" : "number"}(${bounds})`;
    case "array":
      return toListDraw(schema.items === undefined ? "draw.text({})" : schemaDraw(schema.items, depth, before), schema);
    case "object":
      return objectDraw(schema, depth);
    case "string":
      return schema.enum === undefined
        ? `draw.text(${toLiteral({ minLength, maxLength, pattern, format }, depth, before + "draw.text(".length)})`
        : `draw.choice(${toLiteral(schema.enum, depth, before + `draw.choice(, ${usual}),`.length)}, ${usual})`;
  }
}

function objectDraw({ properties = {}, required = [] }: JsonSchema, depth: number): string {
  const indent = "  ".repeat(depth);
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${indent}    ${name}: ${schemaDraw(schema, depth + 2, name.length + 2)},\n`,
  );
  return `record(\n${indent}  {\n${lines.join("")}${indent}  },\n${indent}  ${toRequired(required, depth + 1)},\n${indent})`;
}

function toRequired(requiredKeys: readonly string[], depth: number): string {
  return toLiteral({ requiredKeys }, depth, 1);
}
