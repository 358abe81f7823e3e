import type { RandomEntity } from "./random-draft.ts";
import { declare } from "./random-field.ts";

/** The entity's file. */
export function entityText({ type, name, fields, spec }: RandomEntity, imports: readonly RandomEntity[]): string {
  const others = imports.map((other) => `import type { ${other.type} } from "./${kebab(other.name)}.ts";\n`);
  const types = fields.flatMap((field) => field.types).map((declaration) => `${declaration}\n\n`);
  return `import type { EntitySpec } from "entity-console/spec";
${others.join("")}
${types.join("")}/** Made by chance. */
export interface ${type} {
${fields.map(declare).join("")}}

export const ${name} = ${JSON.stringify(spec, null, 2)} as const satisfies EntitySpec<${type}>;
`;
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
