// What the migrations were last made of, and what they are made of now. Plain JavaScript: `npm run codegen` asks each time.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");
export const folder = path.join(root, "src/product/backend/migrations");
export const snapshotFile = path.join(folder, "snapshot.json");
export const sources = [
  "generated/backend/tables.ts",
  "src/backend/database/own-tables.ts",
  "src/product/backend/own-tables.ts",
];

const EMPTY = { sources: "", tables: {} };

export function readSnapshot() {
  return existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, "utf8")) : EMPTY;
}

/** Of the files that declare the tables. */
export function hashSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    hash.update(readText(path.join(root, source)));
  }
  return hash.digest("hex");
}

/** The digest of each migration, by its file's name. */
export function hashMigrations() {
  return Object.fromEntries(
    migrationFiles().map((file) => {
      const text = readText(path.join(folder, file));
      return [file, createHash("sha256").update(text).digest("hex")];
    }),
  );
}

export function migrationFiles() {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".sql"))
        .sort()
    : [];
}

/** The migrations that are gone or that are not what they were: one that was applied somewhere must stay as it is. */
export function alteredMigrations({ migrations = {} }) {
  const present = hashMigrations();
  return Object.keys(migrations).filter((file) => present[file] !== migrations[file]);
}

/** Whether the tables are those of the snapshot. `isCheck` leaves a migration written by hand to be recorded later. */
export function isUpToDate(snapshot, isCheck) {
  const isRecorded = Object.keys(snapshot.migrations ?? {}).length === migrationFiles().length;
  return snapshot.sources === hashSources() && (isCheck || isRecorded);
}

/** A checkout may have put other line ends. */
function readText(file) {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}
