import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { boundedPattern } from "../../src/contract/bounded-pattern.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { largeEnum } from "../../src/contract/large-enum.ts";
import { multipleOf } from "../../src/contract/multiple-of.ts";
import { formats } from "../../src/kinds/formats.ts";

/** Compiles a schema to an expression that validates a value without a compiler or `eval` at run time. */
export function compileCheck(schema: JsonSchema): string {
  const ajv = newAjv();
  ajv.addSchema(schema, "check");
  return asExpression(standaloneCode(ajv, { check: "check" }));
}

/** The compiler of form validators. */
export function newAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    discriminator: true,
    // Compiling the meta-schema takes as long as compiling an entity. A test validates emitted schemas against it.
    meta: false,
    validateSchema: false,
    // Use the `formats` import of the template instead of Ajv's `require`.
    formats,
    // Ajv's optimizer takes more than half of the time, and the console's build minifies the code anyway.
    code: { source: true, esm: true, lines: true, optimize: false, formats: _`formats` },
  });
  ajv.removeKeyword("multipleOf").addKeyword(multipleOf);
  ajv.removeKeyword("enum").addKeyword(largeEnum);
  ajv.removeKeyword("pattern").addKeyword(boundedPattern);
  return ajv;
}

/**
 * Ajv's standalone code uses `require` for its runtime even in ES modules; replace it by our import. Its declarations
 * stay inside a function, because every validator uses the same names.
 */
function asExpression(code: string): string {
  const body = code
    .replace(/^"use strict";\n?/, "")
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "ucs2length")
    .replace(
      /if\(vErrors === null\)\{\nvErrors = \[(\w+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g,
      "(vErrors ??= []).push($1);",
    )
    .trimEnd();
  if (body.includes("require(")) {
    throw new Error(
      `a compiled validator requires a module that browsers do not have: ${/require\([^)]*\)/.exec(body)?.[0]}`,
    );
  }
  const [head, name] = /^export const check = (\w+);\n?/.exec(body) ?? [];
  if (head === undefined || name === undefined) {
    throw new Error(`a compiled validator has an unexpected beginning: ${body.slice(0, 80)}`);
  }
  return `(() => {\n${body.slice(head.length).trimStart()}\nreturn ${name};\n})()`;
}
