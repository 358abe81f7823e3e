import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "../../src/backend/database/database.ts";

/*
 * A product that `init` of version 0.1.0 created and the guide of that version completed: two entities, an override, an
 * action, labels in two languages, and its database. Only its OpenAPI document is left out.
 */

/** Credentials of the staff user in the old database. */
export const oldUser = { username: "ana@workshop.example", password: "Old-Password-1" } as const;

/** Titles of the repairs in the old database, in order. The first one is done. */
export const oldRepairs = ["Loose leg", "New cable"] as const;

/** The old product's files by their path. */
export function readOldWorkshop(): Readonly<Record<string, string>> {
  const [, ...files] = readText("workshop-0.1.0.files").split(/^=== /m);
  return Object.fromEntries(
    files.map((text) => {
      const end = text.indexOf("\n");
      return [text.slice(0, end), text.slice(end + 1)];
    }),
  );
}

/** Writes the old product's files into a folder. */
export function writeOldWorkshop(root: string, isWanted: (file: string) => boolean = () => true): void {
  for (const [file, text] of Object.entries(readOldWorkshop()).filter(([name]) => isWanted(name))) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Fills an empty database with the old one, as `pg_dump` wrote it. */
export async function fillOldDatabase(db: Db): Promise<void> {
  const statements = readText("workshop-0.1.0.sql").split(/;\n(?=[A-Z]|$)/);
  await db.transaction(async (tx) => {
    // The functions call each other.
    await tx.execute(sql`set local check_function_bodies = false`);
    for (const statement of statements.filter((text) => text !== "")) {
      await tx.execute(sql.raw(statement));
    }
  });
}

function readText(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), "utf8");
}
