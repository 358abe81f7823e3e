import type { ProductPlaces } from "../generator/places/product-places.js";
import type { Snapshot } from "./migration-plan.ts";

/** What is kept beside the migrations: the tables that they lead to, and what they were made of. */
export interface StoredSnapshot extends Snapshot {
  /** Of the files that declare the tables. */
  readonly sources: string;
  /** Of each migration: one that was applied somewhere must stay as it is. */
  readonly migrations?: Readonly<Record<string, string>>;
}

/** Where a product keeps its migrations, and what declares its tables. All paths are absolute. */
export interface MigrationPlace {
  readonly folder: string;
  readonly snapshotFile: string;
  readonly sources: readonly string[];
}

export function migrationPlace(product: Pick<ProductPlaces, "migrations" | "generated" | "ownTables">): MigrationPlace;
export function readSnapshot(place: MigrationPlace): StoredSnapshot;
export function hashSources(place: MigrationPlace): string;
export function hashMigrations(place: MigrationPlace): Readonly<Record<string, string>>;
export function migrationFiles(place: MigrationPlace): readonly string[];
export function alteredMigrations(
  place: MigrationPlace,
  snapshot: Pick<StoredSnapshot, "migrations">,
): readonly string[];
export function isUpToDate(place: MigrationPlace, snapshot: StoredSnapshot, isCheck: boolean): boolean;
