// What the migrations were last made of, and what they are made of now. Plain JavaScript: `npm run codegen` asks each time.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../generator/places/product-places.js";

/** The files that declare tables: the generated ones, the framework's own, and the product's where it has any. */
const FRAMEWORK_TABLES = "src/backend/database/own-tables.ts";

const EMPTY = { sources: "", tables: {} };

export function migrationPlace({ migrations, generated, ownTables }) {
  const own = existsSync(ownTables) ? [ownTables] : [];
  return {
    folder: migrations,
    snapshotFile: path.join(migrations, "snapshot.json"),
    sources: [path.join(generated, "backend/tables.ts"), path.join(frameworkRoot, FRAMEWORK_TABLES), ...own],
  };
}

export function readSnapshot({ snapshotFile }) {
  return existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, "utf8")) : EMPTY;
}

/** Of the files that declare the tables. */
export function hashSources({ sources }) {
  const hash = createHash("sha256");
  for (const source of sources) {
    hash.update(readText(source));
  }
  return hash.digest("hex");
}

/** The digest of each migration, by its file's name. */
export function hashMigrations(place) {
  return Object.fromEntries(
    migrationFiles(place).map((file) => {
      const text = readText(path.join(place.folder, file));
      return [file, createHash("sha256").update(text).digest("hex")];
    }),
  );
}

export function migrationFiles({ folder }) {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".sql"))
        .sort()
    : [];
}

/** The migrations that are gone or that are not what they were: one that was applied somewhere must stay as it is. */
export function alteredMigrations(place, { migrations = {} }) {
  const present = hashMigrations(place);
  return Object.keys(migrations).filter((file) => present[file] !== migrations[file]);
}

/** Whether the tables are those of the snapshot. `isCheck` leaves a migration written by hand to be recorded later. */
export function isUpToDate(place, snapshot, isCheck) {
  const isRecorded = Object.keys(snapshot.migrations ?? {}).length === migrationFiles(place).length;
  return snapshot.sources === hashSources(place) && (isCheck || isRecorded);
}

/** A checkout may have put other line ends. */
function readText(file) {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}
