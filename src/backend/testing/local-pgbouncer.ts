import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";
import type { LocalPostgres } from "./local-postgres.ts";
import { readServerUser } from "./postgres-data.ts";

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** A PgBouncer in front of a server. */
export interface LocalPgbouncer {
  readonly url: string;
  /** Forwards new connections to another server. */
  pointTo(server: LocalPostgres): void;
  /** Restarts it on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Path of PgBouncer; null if it is not installed. */
export function findPgbouncer(): string | null {
  const found = FOLDERS.map((folder) => join(folder, "pgbouncer")).find((file) => existsSync(file));
  return found !== undefined && readServerUser() !== null ? found : null;
}

/** Starts PgBouncer with default settings, except for address, authentication and pool mode. */
export async function startPgbouncer(
  program: string,
  server: LocalPostgres,
  poolMode: "session" | "transaction",
): Promise<LocalPgbouncer> {
  const user = readServerUser();
  const folder = mkdtempSync(join(tmpdir(), "entity-console-pgbouncer-"));
  const port = await findFreePort();
  const users = join(folder, "users.txt");
  writeFileSync(users, '"tester" ""\n');
  const config = join(folder, "pgbouncer.ini");
  const pointTo = (to: LocalPostgres) => {
    const lines = [
      "[databases]",
      `* = host=127.0.0.1 port=${new URL(to.url).port}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${users}`,
      `pool_mode = ${poolMode}`,
    ];
    writeFileSync(config, `${lines.join("\n")}\n`);
  };
  pointTo(server);
  for (const path of [folder, users, config]) {
    chownSync(path, user?.uid ?? 0, user?.gid ?? 0);
  }
  const start = () => startProgram(program, config, { ...(user ?? {}), cwd: folder });
  let running = await start();
  const end = async () => {
    running.child.kill("SIGINT");
    await running.ended;
  };
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    pointTo: (to) => {
      pointTo(to);
      running.child.kill("SIGHUP");
    },
    restart: async () => {
      // Ends it immediately, like a machine that restarts.
      running.child.kill("SIGTERM");
      await running.ended;
      running = await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

async function startProgram(program: string, config: string, options: object): Promise<Running> {
  const child = spawn(program, [config], { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("process up")) {
        resolve();
      }
    });
    child.once("exit", () => reject(new Error(`PgBouncer did not start: ${log}`)));
  });
  return { child, ended };
}
