import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { type BackendProcess, startProcess } from "../../../src/backend/testing/backend-process.ts";
import { findFreePort } from "../../../src/backend/testing/free-port.ts";
import { findPgbouncer, type LocalPgbouncer, startPgbouncer } from "../../../src/backend/testing/local-pgbouncer.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../../../src/backend/testing/local-postgres.ts";
import { findProgram } from "../../../testing/hosting/proxies.ts";
import { startHaproxy, startNginx } from "./deployed-proxies.ts";

/**
 * The full chain: nginx, HAProxy, the backends, PgBouncer, a primary and its synchronous standby, and a replica for
 * lists.
 */
export interface Cluster {
  readonly url: string;
  readonly pooler: LocalPgbouncer;
  readonly primary: LocalPostgres;
  readonly standby: LocalPostgres;
  /** Lists are read from it. No write waits for it. */
  readonly replica: LocalPostgres;
  readonly backends: readonly BackendProcess[];
  /** Stops a process with a signal, and starts the current program on its port. */
  replace(index: number, signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Further processes start with a version that has one more migration. */
  makeNewVersion(): void;
  stop(): Promise<void>;
}

const STANDBY = "standby";
const ENV = {
  AUTH_SECRET: "a secret for tests, long enough to be one",
  LOGIN_LIMIT: "1000000",
  POOL_SIZE: "6",
  TRUST_PROXY: "127.0.0.1",
};
const FIXTURE = path.join(frameworkRoot, "testing/fixture/src/backend");
const MIGRATION = `alter table genres add column remark text;
--> statement-breakpoint
create index genres_remark_idx on genres (remark);
`;

/** Programs that this machine lacks; empty if the cluster can run. */
export function findMissing(): readonly string[] {
  const programs = {
    PostgreSQL: findPostgres(),
    PgBouncer: findPgbouncer(),
    HAProxy: findProgram("haproxy"),
    nginx: findProgram("nginx"),
  };
  return Object.entries(programs).flatMap(([name, found]) => (found === null ? [name] : []));
}

/** Starts everything, from the database to the proxy; after a failure, stops what was started. */
export async function startCluster(count: number): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "entity-console-cluster-"));
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.toReversed()) {
      await end();
    }
  };
  const kept = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    ends.push(() => part.stop());
    return part;
  };
  try {
    return { ...(await startParts(folder, { count, kept })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Keep = <Part extends { stop(): Promise<void> }>(part: Part) => Part;

async function startParts(
  folder: string,
  { count, kept }: { readonly count: number; readonly kept: Keep },
): Promise<Omit<Cluster, "stop">> {
  const bin = findPostgres() ?? "";
  const options = { fsync: true, library: "pg_stat_statements" };
  const primary = kept(await startPostgres(bin, { ...options, synchronousStandby: STANDBY }));
  const standby = kept(await startPostgres(bin, { ...options, standby: { of: primary, name: STANDBY } }));
  const replica = kept(await startPostgres(bin, { ...options, standby: { of: primary, name: "replica" } }));
  const pooler = kept(await startPgbouncer(findPgbouncer() ?? "", primary, "transaction"));
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  let main: string | undefined;
  const urls = { DATABASE_URL: pooler.url, DATABASE_READ_URL: replica.url };
  const start = (port: number) => startProcess({ ...ENV, ...urls, DATA_DIR: folder, PORT: String(port) }, main);
  const backends: BackendProcess[] = [];
  const end = async (index: number, signal: "SIGTERM" | "SIGKILL") => {
    backends[index]?.process.kill(signal);
    await backends[index]?.ended;
  };
  for (const [index, port] of ports.entries()) {
    backends.push(await start(port));
    kept({ stop: () => end(index, "SIGKILL") });
  }
  const url = await startProxies(folder, { ports, kept });
  return {
    url,
    pooler,
    primary,
    standby,
    replica,
    backends,
    replace: async (index, signal) => {
      await end(index, signal);
      backends[index] = await start(ports[index] ?? 0);
    },
    makeNewVersion: () => {
      main = writeNewVersion(folder);
    },
  };
}

/** The public URL. */
async function startProxies(
  folder: string,
  { ports, kept }: { readonly ports: readonly number[]; readonly kept: Keep },
): Promise<string> {
  const [front, balancer] = [await findFreePort(), await findFreePort()];
  const to = ports.map((port) => `127.0.0.1:${port}`);
  kept(await startHaproxy({ folder, port: balancer, to }));
  return kept(await startNginx({ folder, port: front, to: [`127.0.0.1:${balancer}`] })).url;
}

/** The program of a later version: the same with one more migration. */
function writeNewVersion(folder: string): string {
  const migrations = path.join(folder, "migrations");
  mkdirSync(migrations);
  cpSync(path.join(FIXTURE, "migrations"), migrations, { recursive: true });
  writeFileSync(path.join(migrations, "9999_of_the_next_version.sql"), MIGRATION);
  const main = path.join(folder, "main.ts");
  const place = (file: string) => JSON.stringify(pathToFileURL(file).href);
  writeFileSync(
    main,
    `import { backendProduct } from ${place(path.join(FIXTURE, "product.ts"))};
import { runMain } from ${place(path.join(frameworkRoot, "src/backend/main.ts"))};
await runMain({ ...backendProduct, migrations: new URL(${place(`${migrations}/`)}) });
`,
  );
  // ES modules, like those of the project.
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  return main;
}
