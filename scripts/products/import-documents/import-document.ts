import { readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { runStep } from "../../test-runs/run-step.ts";

/** Imports a document into a new folder, generates the product and checks its types. Throws with the failed step. */
export async function importDocument(source: string, folder: string): Promise<void> {
  const steps = [
    ["import", `npm run --silent codegen -- import ${source} --product ${folder} --quiet`],
    ["generate", `npm run --silent codegen -- --quiet --product ${folder}`],
    ["types", `npx tsc -p ${folder}/tsconfig.json --noEmit`],
  ] as const;
  for (const [name, command] of steps) {
    if (!(await runStep({ name: `${path.basename(folder)}: ${name}`, command })).ok) {
      throw new Error(`${source}: the step "${name}" failed`);
    }
  }
}

/** Names of the entities that a product has, from its menu and entity files. */
export function hasEntity(folder: string, entity: string): boolean {
  try {
    const kebab = entity.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
    const text = readFileSync(path.join(frameworkRoot, folder, `schema/entities/${kebab}.ts`), "utf8");
    return text.includes(`export const ${entity} = {`);
  } catch {
    return false;
  }
}
