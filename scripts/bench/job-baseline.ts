import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** Single statements on a table of many rows. Each resolves to its time in seconds. */
interface Baseline {
  /** Updates all rows. */
  change(): Promise<number>;
  delete(): Promise<number>;
  /** Inserts as many rows again. */
  insert(): Promise<number>;
  close(): Promise<void>;
}

interface Connection {
  readonly run: (statement: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

async function connect({ DATABASE_URL: url, DATA_DIR: folder = "" }: Settings): Promise<Connection> {
  if (url === undefined) {
    // Only one process can open an embedded database, so this is another one.
    const database = await PGlite.create(path.join(path.dirname(folder), "baseline"));
    return { run: (statement) => database.exec(statement), close: () => database.close() };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { run: (statement) => client.query(statement), close: () => client.end() };
}

interface Settings {
  readonly DATABASE_URL?: string;
  readonly DATA_DIR?: string;
}

/** Creates a table of its own on the database server of a backend, or in an embedded database next to it. */
export async function openBaseline(settings: Settings, rows: number): Promise<Baseline> {
  const { run, close } = await connect(settings);
  const insert = `insert into bench_baseline select gen_random_uuid(), 'CODE-' || n, 'plain', 5, null, 'active', 1, now()
    from generate_series(1, ${rows}) n`;
  await run(`create table bench_baseline (id uuid primary key, code text not null unique, type text not null,
    value numeric not null, ends_on date, status text not null, revision integer not null, updated_at timestamptz)`);
  await run(insert);
  const time = async (statement: string): Promise<number> => {
    const started = performance.now();
    await run(statement);
    return (performance.now() - started) / 1000;
  };
  return {
    change: () => time("update bench_baseline set value = value + 1, revision = revision + 1, updated_at = now()"),
    delete: () => time("delete from bench_baseline"),
    insert: () => time(insert),
    close: async () => {
      await run("drop table bench_baseline");
      await close();
    },
  };
}
