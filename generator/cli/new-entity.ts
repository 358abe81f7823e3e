import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toCamel, toNames } from "../model/names.ts";

/** The name is none, or there is such an entity already. */
export class NewEntityError extends Error {
  override readonly name = "NewEntityError";
}

/** Writes `schema/entities/<name>.ts` with a first field, five operations and four screens; returns its path. */
export function newEntity(root: string, given: string): string {
  const name = toCamel(given.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new NewEntityError(`"${given}" cannot name an entity; write one word or several, as in "ticket-batch".`);
  }
  const { kebab, type } = toNames(name);
  const file = path.posix.join("schema/entities", `${kebab}.ts`);
  if (existsSync(path.join(root, file))) {
    throw new NewEntityError(`${file} exists already.`);
  }
  writeFileSync(path.join(root, file), entityText(name, type), { flag: "wx" });
  return file;
}

function entityText(name: string, type: string): string {
  return `import type { EntitySpec } from "#spec";

/** Say here, for staff, what it is. */
export interface ${type} {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
}

export const ${name} = {
  titleField: "name",
  icon: "DescriptionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<${type}>;
`;
}
