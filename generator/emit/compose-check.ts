import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { during } from "../diagnostics/error-context.ts";
import { toKey, toLiteral } from "../render/literal.ts";
import { compileCheck } from "./compile-check.ts";

/** A validator of an object that reuses the validators of its members. */
export interface ComposedCheck {
  readonly parts: readonly { readonly name: string; readonly code: string }[];
  /** An expression that refers to the parts. */
  readonly code: string;
}

/** Keywords of objects that are validated member by member; Ajv compiles schemas with other keywords as a whole. */
const OBJECT_KEYWORDS: readonly string[] = ["type", "properties", "required", "additionalProperties"];

/** Compiles each distinct member schema once, and combines the validators to one of the object. */
export function composeCheck(schema: JsonSchema): ComposedCheck {
  const parts = new Map<string, { readonly name: string; readonly code: string }>();
  const part = (of: JsonSchema): string => {
    const code = compileOnce(of);
    const known = parts.get(code) ?? { name: `check${parts.size}`, code };
    parts.set(code, known);
    return known.name;
  };
  const compose = (of: JsonSchema, depth: number): string => {
    if (isPlainObject(of)) {
      return objectCode(of, depth, (member) => compose(member, depth + 2));
    }
    const { items, ...own } = of;
    // Ajv checks `uniqueItems` after the items, and other array keywords before them.
    return items !== undefined && isPlainObject(items) && own.uniqueItems !== true
      ? `itemsCheck(${part(own)}, ${compose(items, depth)})`
      : part(of);
  };
  const code = compose(schema, 0);
  return { parts: [...parts.values()], code };
}

function isPlainObject(schema: JsonSchema): boolean {
  return (
    schema.type === "object" &&
    schema.additionalProperties === false &&
    Object.keys(schema).every((keyword) => OBJECT_KEYWORDS.includes(keyword))
  );
}

function objectCode(
  { properties = {}, required = [] }: JsonSchema,
  depth: number,
  toCode: (of: JsonSchema) => string,
): string {
  const indent = "  ".repeat(depth);
  const members = Object.entries(properties).map(([name, member]) => {
    const code = during(`the field "${name}"`, () => toCode(member));
    return `${indent}    ${toKey(name)}: ${code},\n`;
  });
  return [
    "objectCheck({",
    `${indent}  members: {\n${members.join("")}${indent}  },`,
    `${indent}  required: ${toLiteral(required, depth + 1, "required: ".length + 1)},`,
    `${indent}})`,
  ].join("\n");
}

/** Cache by schema: Ajv takes more time than all other emitters, and many fields have equal schemas. */
const compiled = new Map<string, string>();

function compileOnce(schema: JsonSchema): string {
  const key = JSON.stringify(schema);
  const known = compiled.get(key);
  if (known !== undefined) {
    return known;
  }
  const code = compileCheck(schema);
  compiled.set(key, code);
  return code;
}
