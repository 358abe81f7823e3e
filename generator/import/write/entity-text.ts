import { SPEC_IMPORT } from "../../read/vocabulary-file.ts";
import { toLiteral, toStringLiteral } from "../../render/literal.ts";
import { commentLines } from "./comments.ts";
import type { DraftEntity, DraftField, DraftType } from "./draft.ts";
import { toEntitySpec } from "./entity-spec.ts";

/** `schema/entities/<entity>.ts`. */
export function entityText(entity: DraftEntity, isSimple: boolean): string {
  const { names, types, imports, foreign, fields, idWire } = entity;
  const id = [" * @readOnly", ...(idWire === null ? [] : [` * @wire ${idWire}`])];
  const idComment = id.length === 1 ? ["  /** @readOnly */"] : ["  /**", ...id.map((line) => `  ${line}`), "   */"];
  const description = commentLines(foreign.description);
  return [
    `import type { EntitySpec } from ${toStringLiteral(SPEC_IMPORT)};`,
    ...importLines(imports),
    "",
    ...types.flatMap((type) => [...typeLines(type), ""]),
    ...comment(description.length === 0 ? [`A record of ${foreign.path ?? foreign.name}.`] : description, ""),
    `export interface ${names.type} {`,
    ...idComment,
    "  id: string;",
    ...fields.flatMap(fieldLines),
    "}",
    "",
    `export const ${names.name} = ${toLiteral(toEntitySpec(entity, isSimple))} as const satisfies EntitySpec<${names.type}>;`,
    "",
  ].join("\n");
}

function importLines(imports: DraftEntity["imports"]): readonly string[] {
  const files = [...new Set(imports.map(([, file]) => file))].sort();
  return files.map((file) => {
    const types = imports.filter(([, other]) => other === file).map(([type]) => type);
    return `import type { ${types.sort().join(", ")} } from ${toStringLiteral(file)};`;
  });
}

/** `schema/enums.ts`; null without shared enumerations. */
export function enumsText(enums: readonly DraftType[]): string | null {
  return enums.length === 0
    ? null
    : `/** Unions that two or more entities share. */\n\n${enums.map((type) => typeLines(type).join("\n")).join("\n\n")}\n`;
}

function typeLines(type: DraftType): readonly string[] {
  if (type.kind === "enum") {
    const values = type.values.map(toStringLiteral);
    const flat = `export type ${type.name} = ${values.join(" | ")};`;
    return flat.length <= 120
      ? [flat]
      : [
          `export type ${type.name} =`,
          ...values.map((value, index) => `  | ${value}${index === values.length - 1 ? ";" : ""}`),
        ];
  }
  return [
    ...comment(commentLines(type.comment), ""),
    `export interface ${type.name} {`,
    ...type.fields.flatMap(fieldLines),
    "}",
  ];
}

function fieldLines(field: DraftField): readonly string[] {
  const { name, type, isOptional, isNullable } = field;
  const description = commentLines(field.description);
  const note = field.isDeprecated ? ["Deprecated."] : [];
  const lines = [...note, ...description, ...tagsOf(field)];
  return [...comment(lines, "  "), `  ${name}${isOptional ? "?" : ""}: ${type}${isNullable ? " | null" : ""};`];
}

function comment(lines: readonly string[], indent: string): readonly string[] {
  const [only] = lines;
  if (only === undefined) {
    return [];
  }
  return lines.length === 1 && only.length < 100
    ? [`${indent}/** ${only} */`]
    : [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

const ORDER = [
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "format",
] as const;

function tagsOf({ bounds, kind, isReadOnly, isWriteOnly, wire, default: initial }: DraftField): readonly string[] {
  const isNumber = kind === "number";
  return [
    ...(bounds.isInteger === true && isNumber ? ["@asType integer"] : []),
    ...ORDER.flatMap((word) => {
      const value = bounds[word];
      return value === undefined || kind === "relation" ? [] : [`@${word} ${String(value).replaceAll("*/", "*\\/")}`];
    }),
    ...(initial === undefined ? [] : [`@default ${JSON.stringify(initial).replaceAll("*/", "*\\/")}`]),
    ...(isReadOnly ? ["@readOnly"] : []),
    ...(isWriteOnly ? ["@writeOnly"] : []),
    ...(wire === undefined ? [] : [`@wire ${wire}`]),
  ];
}
