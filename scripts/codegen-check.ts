import { EXIT } from "../generator/cli/exit-codes.ts";
import { launch } from "../generator/cli/launch.ts";
import { findProduct, productFolders, takeProduct } from "../generator/paths/product-paths.ts";
import { keepMigrations } from "./migrations/codegen-migrations.ts";
import { failureText } from "./migrations/failure-text.ts";

async function check(folder: string, options: readonly string[]): Promise<number> {
  const own = folder === "." ? [] : ["--product", folder];
  const exit = await launch(["check", ...options, ...own]);
  return Math.max(exit, await keepMigrations(findProduct(folder), { isCheck: true }));
}

/**
 * `npm run codegen:check`: compares the generated files and the migrations with the spec, for the named product or for
 * all products.
 */
async function checkProducts(args: readonly string[]): Promise<number> {
  const { product, rest } = takeProduct(args);
  const folders = product === null ? productFolders() : [findProduct(product).folder];
  const exits: number[] = [];
  for (const folder of folders) {
    if (folders.length > 1) {
      process.stdout.write(`${folder}: `);
    }
    exits.push(await check(folder, rest));
  }
  return Math.max(...exits);
}

try {
  process.exitCode = await checkProducts(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = EXIT.generatorError;
}
