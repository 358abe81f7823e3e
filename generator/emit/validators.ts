import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { formats } from "../../src/contract/formats.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { writeSchema } from "../model/schema-variants.ts";
import { template } from "../render/template.ts";
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
  const compiledNow = new Map<string, string>();
  const files = model.entities.filter(hasForm).flatMap((entity) => {
    // A create and an update send the same, so that one function under two names checks both.
    const [name = "", ...others] = variantsOf(entity).map((variant) => `validate${entity.names.type}${variant}`);
    const schema = withoutWords(writeSchema(model, entity));
    const key = JSON.stringify([name, schema]);
    const code = compiledBefore.get(key) ?? compile(name, schema);
    compiledNow.set(key, code);
    const aliases = others.map((alias) => ({ alias, name }));
    const path = `validators/${entity.names.kebab}`;
    return [
      { path: `${path}.js`, content: codeView({ banner: banner(entity.file), code, aliases }) },
      { path: `${path}.d.ts`, content: declarationsView({ banner: banner(entity.file), names: [name, ...others] }) },
    ];
  });
  compiledBefore = compiledNow;
  return files;
}

/** What the last run compiled: while watching, a save touches one entity, and Ajv costs more than all other emitters. */
let compiledBefore: ReadonlyMap<string, string> = new Map();

function hasForm({ screens }: EntityModel): boolean {
  return screens.includes("create") || screens.includes("edit");
}

function variantsOf({ screens }: EntityModel): readonly ("Create" | "Update")[] {
  return [
    ...(screens.includes("create") ? ["Create" as const] : []),
    ...(screens.includes("edit") ? ["Update" as const] : []),
  ];
}

/** The compiled check carries its schema along; what no check reads need not travel. */
function withoutWords(schema: JsonSchema): JsonSchema {
  const { description: _description, default: _default, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(items === undefined ? {} : { items: withoutWords(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, withoutWords(part)])),
        }),
  };
}

function compile(name: string, schema: JsonSchema): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // Compiling the meta-schema costs as much as compiling the entity; a test holds the emitted schemas to it.
    meta: false,
    validateSchema: false,
    // `formats`, which the template imports, stands where Ajv would `require` them.
    formats,
    // Its optimiser takes more than half of the time, for what the minifier of the console's build does again.
    code: { source: true, esm: true, lines: true, optimize: false, formats: _`formats` },
  });
  ajv.addSchema(schema, name);
  return asModule(standaloneCode(ajv, { [name]: name }));
}

/** Ajv's standalone code asks for its run time by `require`, ES module or not; ours is imported instead. */
function asModule(code: string): string {
  const body = code
    .replace(/^"use strict";\n?/, "")
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "ucs2length")
    .trimEnd();
  if (body.includes("require(")) {
    throw new Error(
      `a compiled validator asks for a module that the browser lacks: ${/require\([^)]*\)/.exec(body)?.[0]}`,
    );
  }
  return body;
}
