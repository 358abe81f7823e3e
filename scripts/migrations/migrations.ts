import { Command } from "commander";
import { findProduct, isInstalled, ProductFolderError } from "../../generator/paths/product-paths.ts";
import { SnapshotError } from "./migration-files.ts";
import { writeFrameworkMigrations, writeMigrations } from "./write-migrations.ts";

interface Options {
  readonly check?: true;
  readonly byHand?: true;
  readonly framework?: true;
  readonly product: string;
}

const command = new Command("migrations")
  .description("Write the migration that the tables need, if any")
  .option("--check", "only print what is missing")
  .option("--by-hand", "write the statements that drop and add, to be edited by hand")
  .option("--product <folder>", "the product with the tables", ".")
  .action(async ({ product, framework, ...flags }: Options) => {
    process.exitCode = framework
      ? await writeFrameworkMigrations(flags)
      : await writeMigrations(findProduct(product), flags);
  });

if (!isInstalled) {
  command.option("--framework", "the framework's own tables instead");
}

try {
  await command.parseAsync();
} catch (error) {
  if (!(error instanceof ProductFolderError || error instanceof SnapshotError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 3;
}
