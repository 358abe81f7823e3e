import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { findPostgres, startPostgres } from "../../../src/backend/testing/local-postgres.ts";
import { hasEntity, importDocument } from "./import-document.ts";

/** Whether a PostgreSQL server can be started on this machine. */
export function hasPostgres(): boolean {
  return findPostgres() !== null;
}

/** Imports the tables of a running PostgreSQL server. Returns the faults. */
export async function importDatabase(folder: string): Promise<readonly string[]> {
  const bin = findPostgres();
  if (bin === null) {
    return ["PostgreSQL is not installed"];
  }
  const server = await startPostgres(bin);
  try {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(readFileSync(path.join(frameworkRoot, "testing/documents/rental.sql"), "utf8"));
    await client.end();
    await importDocument(server.url, folder);
    const wanted = ["actor", "city", "film", "filmList", "note"];
    return wanted.filter((entity) => !hasEntity(folder, entity)).map((entity) => `it has no entity ${entity}`);
  } finally {
    await server.stop();
  }
}
