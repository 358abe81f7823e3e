import { _, Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { boundedPattern } from "../../src/contract/bounded-pattern.ts";
import { enumOfAnySize } from "../../src/contract/enum-of-any-size.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { multipleOf } from "../../src/contract/multiple-of.ts";
import { formats } from "../../src/kinds/kinds.ts";

/** An expression that is the check of one value, with neither a compiler nor `eval` in it. */
export function compileCheck(schema: JsonSchema): string {
  const ajv = newAjv();
  ajv.addSchema(schema, "check");
  return asExpression(standaloneCode(ajv, { check: "check" }));
}

/** What a form's check is compiled by. */
export function newAjv(): Ajv {
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
  ajv.removeKeyword("enum").addKeyword(enumOfAnySize);
  ajv.removeKeyword("pattern").addKeyword(boundedPattern);
  return ajv;
}

/**
 * Ajv's standalone code asks for its run time by `require`, ES module or not; ours is imported instead. What it declares
 * stays in a function: the names are the same in every check.
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
      `a compiled validator asks for a module that the browser lacks: ${/require\([^)]*\)/.exec(body)?.[0]}`,
    );
  }
  const [head, name] = /^export const check = (\w+);\n?/.exec(body) ?? [];
  if (head === undefined || name === undefined) {
    throw new Error(`a compiled validator begins in another way: ${body.slice(0, 80)}`);
  }
  return `(() => {\n${body.slice(head.length).trimStart()}\nreturn ${name};\n})()`;
}
