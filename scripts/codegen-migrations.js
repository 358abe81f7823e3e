// The second half of `npm run codegen`: nearly always no table has changed, and that is known without a compiler.
import { alteredMigrations, isUpToDate, migrationPlace, readSnapshot } from "./migration-files.js";

/** Writes the migration that the product's tables need, if any; resolves with the exit code. */
export async function keepMigrations(product, { isCheck = false } = {}) {
  const place = migrationPlace(product);
  const snapshot = readSnapshot(place);
  if (alteredMigrations(place, snapshot).length === 0 && isUpToDate(place, snapshot, isCheck)) {
    return 0;
  }
  const { register } = await import("tsx/esm/api");
  const unregister = register();
  const { writeMigrations } = await import("./write-migrations.ts");
  const exit = await writeMigrations(product, { check: isCheck });
  await unregister();
  return exit;
}
