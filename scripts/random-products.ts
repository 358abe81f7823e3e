import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { initProduct } from "../generator/cli/init-product.ts";
import { writeLabelStubs } from "../generator/cli/write-label-stubs.ts";
import { SpecError } from "../generator/diagnostics/spec-error.ts";
import { frameworkRoot } from "../generator/places/product-places.ts";
import { randomProduct } from "./random-products/random-product.ts";
import { runStep } from "./run-step.ts";

/*
 * `npm run random-products`: a product that nobody thought of, made by chance of everything that the spec language has,
 * is generated, compiled and started, and each of its entities written, read, listed, changed and deleted.
 */

interface Flags {
  readonly entities: string;
  readonly seed: string;
  readonly keep?: true;
}

async function run({ entities, seed, keep: isKept }: Flags): Promise<void> {
  const folder = `.cache/random-products/seed-${seed}`;
  const root = path.join(frameworkRoot, folder);
  rmSync(root, { recursive: true, force: true });
  const product = randomProduct(Number(entities), Number(seed));
  initProduct(folder);
  rmSync(path.join(root, "schema/entities/item.ts"));
  rmSync(path.join(root, "src/labels/en-US/item.ts"));
  rmSync(path.join(root, "src/labels/pt-BR/item.ts"));
  for (const [file, text] of product.files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  try {
    writeLabelStubs(root, null);
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    console.error(`The generator refuses what was meant to be a spec:\n${JSON.stringify(error.diagnostics, null, 2)}`);
    process.exitCode = 1;
    return;
  }
  fillLabels(path.join(root, "src/labels"));
  const steps = [
    ["generate", `npm run --silent codegen -- --quiet --product ${folder}`],
    ["compile", `npx tsc -p ${folder}/tsconfig.json`],
    ["write and read", `npx tsx scripts/exercise-product.ts ${folder} ${seed}`],
  ] as const;
  for (const [name, command] of steps) {
    const { ok } = await runStep({ name, command });
    if (!ok) {
      process.exitCode = 1;
      return;
    }
  }
  if (isKept !== true) {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A text of its own in each place that waits for one. */
function fillLabels(folder: string): void {
  let count = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  )) {
    const file = path.join(folder, name);
    const filled = readFileSync(file, "utf8").replaceAll(/("[^"]+"|\w+): ""/g, (_, key: string) => {
      count += 1;
      const word = key.replaceAll('"', "");
      return `${key}: ${JSON.stringify(word === "gender" ? "masculine" : `${word} ${count}`)}`;
    });
    writeFileSync(file, filled);
  }
}

await new Command("random-products")
  .option("--entities <number>", "how many the product has", "40")
  .option("--seed <number>", "the same number makes the same product", "1")
  .option("--keep", "leave the product where it is")
  .action(run)
  .parseAsync();
