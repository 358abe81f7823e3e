import { rmSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { SpecError } from "../../generator/diagnostics/spec-error.ts";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { runStep } from "../test-runs/run-step.ts";
import { randomProduct } from "./random-products/random-product.ts";
import { type ProductFiles, writeProduct } from "./written-product.ts";

/*
 * `npm run random-products`: generates a random product with all options of the spec language, compiles and starts it,
 * then writes, reads, lists, changes and deletes each of its entities.
 */

interface Flags {
  readonly entities: string;
  readonly seed: string;
  readonly screens?: true;
  readonly keep?: true;
}

async function run({ entities, seed, screens: hasScreens, keep: isKept }: Flags): Promise<void> {
  const folder = `.cache/random-products/seed-${seed}`;
  const root = path.join(frameworkRoot, folder);
  rmSync(root, { recursive: true, force: true });
  const product = randomProduct(Number(entities), Number(seed));
  if (!isAccepted(folder, product.files)) {
    return;
  }
  const steps = [
    ["generate", `npm run --silent codegen -- --quiet --product ${folder}`],
    ["compile", `npx tsc -p ${folder}/tsconfig.json`],
    ["write and read", `npx tsx scripts/products/exercise-product.ts ${folder} ${seed}`],
    ...(hasScreens === true
      ? [
          [
            "open the screens",
            `npx vitest run --project seed-${seed}-dom -t en-US --reporter=dot --testTimeout=120000`,
          ] as const,
        ]
      : []),
  ] as const;
  for (const [name, command] of steps) {
    const { ok } = await runStep({ name, command, env: { MORE_PRODUCTS: folder } });
    if (!ok) {
      process.exitCode = 1;
      return;
    }
  }
  if (isKept !== true) {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Writes the product. Returns whether the generator accepts its spec. */
function isAccepted(folder: string, files: ProductFiles): boolean {
  try {
    writeProduct(folder, files);
    return true;
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    console.error(`The generator refuses what was meant to be a spec:\n${JSON.stringify(error.diagnostics, null, 2)}`);
    process.exitCode = 1;
    return false;
  }
}

await new Command("random-products")
  .option("--entities <number>", "how many the product has", "40")
  .option("--seed <number>", "the same number makes the same product", "1")
  .option("--screens", "open every list, show page and form of it too, in English")
  .option("--keep", "leave the product where it is")
  .action(run)
  .parseAsync();
