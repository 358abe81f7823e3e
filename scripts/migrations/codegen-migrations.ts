import type { ProductPlaces } from "../../generator/places/product-places.ts";
import { alteredMigrations, isUpToDate, migrationPlace, readSnapshot } from "./migration-files.ts";

/**
 * Writes the migration that the product's tables need, if any; resolves with the exit code. Most runs have no table
 * changes and do not load the migration library.
 */
export async function keepMigrations(
  product: ProductPlaces,
  { isCheck = false, isJson = false } = {},
): Promise<number> {
  const place = migrationPlace(product);
  const snapshot = readSnapshot(place);
  if (alteredMigrations(place, snapshot).length === 0 && isUpToDate(place, snapshot, isCheck)) {
    return 0;
  }
  const { writeMigrations } = await import("./write-migrations.ts");
  return writeMigrations(product, { check: isCheck, isJson });
}
