import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { formats } from "../../src/contract/formats.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { multipleOf } from "../../src/contract/multiple-of.ts";

/** A check to be compiled, and the name of its function. */
export interface CheckJob {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** The code of one check, with neither a compiler nor `eval` in it. */
export function compileCheck({ name, schema }: CheckJob): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    discriminator: true,
    // Compiling the meta-schema costs as much as compiling the entity; a test holds the emitted schemas to it.
    meta: false,
    validateSchema: false,
    // `formats`, which the template imports, stands where Ajv would `require` them.
    formats,
    // Its optimiser takes more than half of the time, for what the minifier of the console's build does again.
    code: { source: true, esm: true, lines: true, optimize: false, formats: _`formats` },
  });
  ajv.removeKeyword("multipleOf").addKeyword(multipleOf);
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
