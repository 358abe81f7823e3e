import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { toDatabase } from "../database/open-embedded.ts";
import { openServer } from "../database/open-server.ts";
import type { BackendProduct } from "../product.ts";
import { seed } from "../seed/seed.ts";
import { openEmptyPglite } from "./empty-pglite.ts";
import { findPostgres, startPostgres } from "./local-postgres.ts";
import { openReused } from "./reused-pglite.ts";
import { findTemplate } from "./template-folder.ts";

export type DatabaseKind = "embedded" | "postgresql";

/** Settings of the first data. */
export type SeedConfig = Pick<BackendConfig, "demo" | "admin" | "production">;

const postgres = findPostgres();

/**
 * An empty database, deleted when it is closed.
 *
 * @example
 * const database = await openTestDatabase("embedded");
 */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === "embedded" || postgres === null ? toDatabase(await openEmptyPglite()) : await openPostgres(postgres);
}

/**
 * A migrated and seeded database of a product: a copy of a template that is created once per test run.
 *
 * @example
 * const database = await openPreparedDatabase("embedded", backendProduct, { demo: true, admin: null, production: false });
 */
export async function openPreparedDatabase(
  kind: DatabaseKind,
  product: BackendProduct,
  config: SeedConfig,
): Promise<Database> {
  const name = `${kind}-${toKey(product, config)}`;
  const prepare = (database: Database) => prepareDatabase(database, product, config);
  if (kind === "embedded" || postgres === null) {
    const template = await findTemplate(name, async (draft) => {
      const client = await openEmptyPglite();
      const database = toDatabase(client);
      await prepare(database);
      writeFileSync(draft, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
      await database.close();
    });
    return await (template === null ? prepare(await openTestDatabase(kind)) : openReused(template));
  }
  const template = await findTemplate(name, async (draft) => {
    const server = await startPostgres(postgres);
    const database = await openServer(server.url);
    await prepare(database);
    await database.close();
    await server.stop(draft);
  });
  return template === null ? await prepare(await openTestDatabase(kind)) : await openPostgres(postgres, template);
}

/** Migrates and seeds a database. */
export async function prepareDatabase(
  database: Database,
  product: BackendProduct,
  config: SeedConfig,
): Promise<Database> {
  await migrate(database.db, await readMigrations(product.migrations));
  await seed({ db: database.db, config }, product);
  return database;
}

async function openPostgres(bin: string, template?: string): Promise<Database> {
  const server = await startPostgres(bin, { template: template ?? null });
  const database = await openServer(server.url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** Products with other migrations or seeds have other templates. */
function toKey({ migrations, seedDemo, onFirstUser }: BackendProduct, config: SeedConfig): string {
  const text = JSON.stringify([migrations.href, String(seedDemo), String(onFirstUser), config]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
