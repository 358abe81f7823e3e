import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { findProduct } from "../../generator/paths/product-paths.ts";
import { migrate } from "../../src/backend/database/migrate.ts";
import { readMigrations } from "../../src/backend/database/migration-files.ts";
import { openServer } from "../../src/backend/database/open-server.ts";
import { schemasOf } from "../../src/backend/entities/entity-model.ts";
import { createEntityStore, type EntityStore } from "../../src/backend/entities/entity-store.ts";
import type { ListRequest } from "../../src/backend/entities/list-query.ts";
import { MOST_COLLECTED, testsOrder } from "../../src/backend/entities/order-risk.ts";
import { type Stored, storedEntity } from "../../src/backend/entities/stored-entity.ts";
import { HttpProblem } from "../../src/backend/http/http-problem.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { COUNTED_ROWS } from "../../src/contract/counted-rows.ts";
import { fillTables } from "./list-walk/fill-tables.ts";
import { ordersOf, type RequestCase, requestCasesOf } from "./list-walk/list-requests.ts";
import { isStep, type StatementCost, type StepNode, statementCost } from "./list-walk/statement-cost.ts";

/**
 * Reads every list of a product by each order, filter, pair of filters, group and search that it offers, on tables with
 * many rows, and checks the steps of each statement (decision 0092).
 */

interface Flags {
  readonly rows: string;
  readonly product: string;
  readonly entity: string[];
  readonly show: string;
  readonly database?: string;
}

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** A list request and what it cost. */
interface Walked extends StatementCost {
  readonly entity: string;
  readonly request: RequestCase;
  readonly sort: string;
  readonly ms: number;
}

interface Walk {
  readonly client: pg.Client;
  readonly product: BackendProduct;
  readonly rows: number;
  readonly walked: Walked[];
}

/** A list counts at most 20,000 rows and one more. Matches of a search in the order of the searched field are collected. */
const toMaxSorted = (stored: Stored, request: ListRequest): number =>
  testsOrder(stored, request) ? MOST_COLLECTED : COUNTED_ROWS + 1;

/** Reading stops before this share of a table. */
const MAX_READ = 0.8;
/** Groups are walked by these many orders only, because their conditions decide which index is used. */
const GROUP_ORDERS = 2;

async function walkEntity(walk: Walk, entity: string): Promise<void> {
  const { client, product } = walk;
  const stored = storedEntity(product.model.storage, entity);
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
  const db = drizzle(client, { logger });
  const timeZone = product.timeZone ?? "UTC";
  const schemas = schemasOf(product.model, entity);
  const store = createEntityStore({ db, timeZone, storage: product.model.storage, stored, schemas });
  const orders = ordersOf(stored);
  for (const request of await requestCasesOf(client, stored)) {
    for (const sort of request.of.endsWith("group") ? orders.slice(0, GROUP_ORDERS) : orders) {
      statements.length = 0;
      const started = performance.now();
      const asked = { page: 1, pageSize: 25, sort, ...request.query };
      const isServed = await isListed(store, asked);
      const ms = performance.now() - started;
      if (isServed) {
        const cost = await highestCost(walk, [...statements], toMaxSorted(stored, asked));
        walk.walked.push({ entity, request, sort, ms, ...cost });
      }
    }
  }
}

/** The worst of some statements. */
async function highestCost(
  { client, rows }: Walk,
  statements: readonly Statement[],
  sorted: number,
): Promise<StatementCost> {
  const limits = { read: rows * MAX_READ, sorted };
  const costs: StatementCost[] = [];
  for (const statement of statements) {
    costs.push(statementCost(await explain(client, statement), limits));
  }
  return {
    read: Math.max(0, ...costs.map(({ read }) => read)),
    sorted: Math.max(0, ...costs.map(({ sorted }) => sorted)),
    problem: costs.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

/** False for a request that the list rejects: it is not offered. */
async function isListed(store: EntityStore, request: ListRequest): Promise<boolean> {
  try {
    await store.list(request);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) {
      return false;
    }
    throw error;
  }
}

async function explain(client: pg.Client, { text, params }: Statement): Promise<StepNode> {
  const { rows } = await client.query<Readonly<Record<string, readonly [Readonly<Record<string, unknown>>]>>>(
    `explain (analyze, timing off, format json) ${text}`,
    [...params],
  );
  const [explained] = Object.values(rows[0] ?? {}).flat();
  const root = Object.values(explained ?? {}).find(isStep);
  if (root === undefined) {
    throw new Error(`No steps of ${text}`);
  }
  return root;
}

function report(walked: readonly Walked[], shown: number): boolean {
  console.log(
    "| Requests | number | slowest | p99 | most rows read | most rows sorted | rejected |\n|---|---|---|---|---|---|---|",
  );
  for (const of of new Set(walked.map(({ request }) => request.of))) {
    const some = walked.filter(({ request }) => request.of === of);
    const times = some.map(({ ms }) => ms).sort((left, right) => left - right);
    const cells = [
      of,
      some.length,
      `${times.at(-1)?.toFixed(0)} ms`,
      `${times[Math.floor(times.length * 0.99)]?.toFixed(0)} ms`,
      Math.round(Math.max(...some.map(({ read }) => read))),
      Math.round(Math.max(...some.map(({ sorted }) => sorted))),
      some.filter(({ problem }) => problem !== null).length,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  for (const of of new Set(walked.map(({ request }) => request.of))) {
    const some = walked.filter(({ request }) => request.of === of);
    for (const [name, most] of [
      ["slowest", some.toSorted((left, right) => right.ms - left.ms)[0]],
      ["most rows read", some.toSorted((left, right) => right.read - left.read)[0]],
    ] as const) {
      console.log(`${of}, ${name}: ${most?.entity}: ${most?.request.text}, sorted by ${most?.sort}`);
    }
  }
  const rejected = walked.filter((one) => one.problem !== null);
  for (const { entity, request, sort, problem, ms } of rejected.slice(0, shown)) {
    console.log(`${entity}: ${request.text}, sorted by ${sort}: ${problem} (${ms.toFixed(0)} ms)`);
  }
  console.log(`${walked.length} requests, ${rejected.length} rejected`);
  return rejected.length === 0;
}

async function fill(url: string, product: BackendProduct, rows: number): Promise<void> {
  const database = await openServer(url);
  await migrate(database.db, await readMigrations(product.migrations));
  await database.close();
  const client = new pg.Client(url);
  await client.connect();
  const started = performance.now();
  await fillTables(client, product.model.storage, rows);
  await client.end();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${rows.toLocaleString("en-US")} rows in each table, written in ${seconds.toFixed(0)} s\n`);
}

async function run(flags: Flags): Promise<void> {
  const bin = findPostgres();
  if (bin === null && flags.database === undefined) {
    console.log("Not measured: there are no programs of a PostgreSQL server on this machine");
    return;
  }
  const paths = findProduct(flags.product);
  const { backendProduct: product } = (await import(pathToFileURL(paths.backendProduct).href)) as {
    readonly backendProduct: BackendProduct;
  };
  const server = bin === null || flags.database !== undefined ? null : await startPostgres(bin);
  const rows = Number(flags.rows);
  const walked: Walked[] = [];
  const client = new pg.Client(server?.url ?? flags.database);
  try {
    if (server !== null) {
      await fill(server.url, product, rows);
    }
    await client.connect();
    const listed = new Set(product.model.routes.filter(({ kind }) => kind === "list").map(({ entity }) => entity));
    const wanted = [...listed].filter((entity) => entity in product.model.storage);
    for (const entity of flags.entity.length === 0 ? wanted : flags.entity) {
      await walkEntity({ client, product, rows, walked }, entity);
    }
    process.exitCode = report(walked, Number(flags.show)) ? 0 : 1;
  } finally {
    await client.end();
    await server?.stop();
  }
}

await new Command("list-walk")
  .description("Check the statements of all requests that the lists of a product offer, on large tables")
  .option("--rows <number>", "of each table", "200000")
  .option("--product <folder>", "of the product", ".")
  .option("--entity <names...>", "only these", [])
  .option("--database <url>", "of a database that has these rows already")
  .option("--show <number>", "of rejected", "40")
  .action(run)
  .parseAsync();
