import { isInstalled, type ProductPaths } from "../../generator/paths/product-paths.ts";
import {
  alteredMigrations,
  draftMigrations,
  foreignChanges,
  frameworkPaths,
  isUpToDate,
  type MigrationPaths,
  migrationPaths,
  readSnapshot,
} from "./migration-files.ts";

interface Flags {
  readonly isCheck?: boolean;
  readonly isJson?: boolean;
}

/**
 * Writes the migration that the product's tables need, if any; resolves with the exit code. In the framework's
 * repository, also the one of its own tables. Most runs have no table changes and do not load the migration library.
 */
export async function keepMigrations(product: ProductPaths, flags: Flags = {}): Promise<number> {
  if (!(isInstalled || isKept(frameworkPaths(), flags))) {
    const { writeFrameworkMigrations } = await import("./write-migrations.ts");
    const exit = await writeFrameworkMigrations(toOptions(flags));
    if (exit !== 0) {
      return exit;
    }
  }
  if (isKept(migrationPaths(product), flags)) {
    return 0;
  }
  const { writeMigrations } = await import("./write-migrations.ts");
  return await writeMigrations(product, toOptions(flags));
}

function isKept(place: MigrationPaths, { isCheck = false }: Flags): boolean {
  const snapshot = readSnapshot(place);
  return (
    [...draftMigrations(place), ...alteredMigrations(place, snapshot)].length === 0 &&
    foreignChanges(place, snapshot).length === 0 &&
    isUpToDate(place, snapshot, isCheck)
  );
}

function toOptions({ isCheck = false, isJson = false }: Flags) {
  return { check: isCheck, isJson };
}
