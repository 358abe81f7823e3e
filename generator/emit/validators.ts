import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { formats } from "../../src/contract/formats.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { writeSchema } from "../model/schema-variants.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { withId } from "./schemas.ts";

interface ValidatorsView {
  readonly banner: string;
  readonly code: string;
}

interface DeclarationsView {
  readonly banner: string;
  readonly names: readonly string[];
}

const codeView = template<ValidatorsView>("validators/entity.js.hbs");
const declarationsView = template<DeclarationsView>("validators/entity.d.ts.hbs");

/** Checks of the forms, compiled now, so that the browser needs neither a compiler nor `eval`. */
export function emitValidators(model: ConsoleModel): readonly EmittedFile[] {
  return model.entities.filter(hasForm).flatMap((entity) => {
    const schemas = variantsOf(entity).map((variant) => ({
      name: `validate${entity.names.type}${variant === "create" ? "Create" : "Update"}`,
      schema: withId(entity, variant, withoutWords(writeSchema(model, entity))),
    }));
    const path = `validators/${entity.names.kebab}`;
    return [
      { path: `${path}.js`, content: codeView({ banner: banner(entity.file), code: compile(schemas) }) },
      {
        path: `${path}.d.ts`,
        content: declarationsView({ banner: banner(entity.file), names: schemas.map(({ name }) => name) }),
      },
    ];
  });
}

function hasForm({ screens }: EntityModel): boolean {
  return screens.includes("create") || screens.includes("edit");
}

function variantsOf({ screens }: EntityModel): readonly ("create" | "update")[] {
  return [
    ...(screens.includes("create") ? ["create" as const] : []),
    ...(screens.includes("edit") ? ["update" as const] : []),
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

function compile(schemas: readonly { readonly name: string; readonly schema: JsonSchema }[]): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // `formats`, which the template imports, stands where Ajv would `require` them.
    formats,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    schemas: schemas.map(({ schema }) => schema),
  });
  const code = standaloneCode(ajv, Object.fromEntries(schemas.map(({ name, schema }) => [name, schema.$id ?? name])));
  return asModule(code);
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
