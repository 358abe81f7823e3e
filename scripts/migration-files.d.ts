import type { Snapshot } from "./migration-plan.ts";

/** What is kept beside the migrations: the tables that they lead to, and what they were made of. */
export interface StoredSnapshot extends Snapshot {
  /** Of the files that declare the tables. */
  readonly sources: string;
  /** Of each migration: one that was applied somewhere must stay as it is. */
  readonly migrations?: Readonly<Record<string, string>>;
}

export const root: string;
export const folder: string;
export const snapshotFile: string;
export const sources: readonly string[];

export function readSnapshot(): StoredSnapshot;
export function hashSources(): string;
export function hashMigrations(): Readonly<Record<string, string>>;
export function migrationFiles(): readonly string[];
export function alteredMigrations(snapshot: Pick<StoredSnapshot, "migrations">): readonly string[];
export function isUpToDate(snapshot: StoredSnapshot, isCheck: boolean): boolean;
