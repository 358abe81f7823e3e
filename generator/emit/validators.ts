import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { writeSchema } from "../model/schema-variants.ts";
import { template } from "../render/template.ts";
import { type CheckJob, compileCheck } from "./compile-check.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface ValidatorsView {
  readonly banner: string;
  readonly code: string;
  /** Further names of the one function. */
  readonly aliases: readonly { readonly alias: string; readonly name: string }[];
}

interface DeclarationsView {
  readonly banner: string;
  readonly names: readonly string[];
}

const codeView = template<ValidatorsView>("validators/entity.js.hbs");
const declarationsView = template<DeclarationsView>("validators/entity.d.ts.hbs");

/** Checks of the forms, compiled now, so that the browser needs neither a compiler nor `eval`. */
export function emitValidators(model: ConsoleModel): readonly EmittedFile[] {
  const checks = model.entities.filter(hasForm).map((entity) => toCheck(model, entity));
  compiledBefore = new Map(checks.map((check) => [check.key, compiledBefore.get(check.key) ?? compileCheck(check)]));
  return checks.flatMap((check) => toFiles(check, compiledBefore.get(check.key) ?? ""));
}

interface Check extends CheckJob {
  readonly entity: EntityModel;
  /** Further names of the one function: a create and an update send the same. */
  readonly others: readonly string[];
  /** Two of one key have the same code. */
  readonly key: string;
}

function toCheck(model: ConsoleModel, entity: EntityModel): Check {
  const [name = "", ...others] = variantsOf(entity).map((variant) => `validate${entity.names.type}${variant}`);
  const schema = withoutAnnotations(writeSchema(model, entity));
  return { entity, name, others, schema, key: JSON.stringify([name, schema]) };
}

function toFiles({ entity, name, others }: Check, code: string): readonly EmittedFile[] {
  const aliases = others.map((alias) => ({ alias, name }));
  const path = `validators/${entity.names.kebab}`;
  return [
    { path: `${path}.js`, content: codeView({ banner: banner(entity.file), code, aliases }) },
    { path: `${path}.d.ts`, content: declarationsView({ banner: banner(entity.file), names: [name, ...others] }) },
  ];
}

/** What the last run compiled: while watching, a save touches one entity, and Ajv costs more than all other emitters. */
let compiledBefore: ReadonlyMap<string, string> = new Map();

function hasForm({ screens, isInput }: EntityModel): boolean {
  return isInput || screens.includes("create") || screens.includes("edit");
}

function variantsOf({ screens, isInput }: EntityModel): readonly ("Create" | "Update")[] {
  return [
    ...(isInput || screens.includes("create") ? ["Create" as const] : []),
    ...(screens.includes("edit") ? ["Update" as const] : []),
  ];
}

/** The compiled check carries its schema along; what no check reads need not travel. */
function withoutAnnotations(schema: JsonSchema): JsonSchema {
  const { description: _description, default: _default, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(items === undefined ? {} : { items: withoutAnnotations(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [name, withoutAnnotations(part)]),
          ),
        }),
  };
}
