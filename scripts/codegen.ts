import { EXIT } from "../generator/cli/exit-codes.ts";
import { launch } from "../generator/cli/launch.ts";
import { findProduct, takeProduct } from "../generator/paths/product-paths.ts";
import { keepMigrations } from "./migrations/codegen-migrations.ts";
import { failureText } from "./migrations/failure-text.ts";

/**
 * `npm run codegen`. Without a command it updates the generated files and the migrations; `init` ends with the new
 * product's first migration, and `upgrade` with the one that the new version needs; other commands are passed to the generator.
 */
async function run(args: readonly string[]): Promise<number> {
  const { product, rest } = takeProduct(args);
  const own = product === null ? [] : ["--product", product];
  // Only options: there is no command.
  const isJson = rest.includes("--json");
  if (rest.every((word) => word === "--quiet" || word === "--json")) {
    const exit = await launch(["generate", ...rest, ...own]);
    return exit === 0 ? keepMigrations(findProduct(product), { isJson }) : exit;
  }
  const exit = await launch([...rest, ...own]);
  const isUpgraded = exit === 0 && rest[0] === "upgrade" && !rest.includes("--dry-run") && !rest.includes("--help");
  if (isUpgraded) {
    return await keepMigrations(findProduct(product));
  }
  const folder = rest.slice(rest.indexOf("init") + 1).find((word) => !word.startsWith("-"));
  const isMade = exit === 0 && rest[0] === "init" && folder !== undefined && !rest.includes("--help");
  return isMade ? keepMigrations(findProduct(folder), { isJson }) : exit;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = EXIT.generatorError;
}
