import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/free-port.ts";
import type { LocalPostgres } from "./local-postgres.ts";
import { readServerUser } from "./postgres-data.ts";

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** A pooler of a test's own, in front of a server. */
export interface LocalPgbouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where PgBouncer is on this machine; null where it is not. */
export function findPgbouncer(): string | null {
  const found = FOLDERS.map((folder) => join(folder, "pgbouncer")).find((file) => existsSync(file));
  return found !== undefined && readServerUser() !== null ? found : null;
}

/** Starts PgBouncer with its default settings, but for where it listens, who may come in and how it pools. */
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
  const lines = [
    "[databases]",
    `* = host=127.0.0.1 port=${new URL(server.url).port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${users}`,
    `pool_mode = ${poolMode}`,
  ];
  writeFileSync(config, `${lines.join("\n")}\n`);
  for (const path of [folder, users, config]) {
    chownSync(path, user?.uid ?? 0, user?.gid ?? 0);
  }
  const child = spawn(program, [config], { ...(user ?? {}), cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("process up")) {
        resolve();
      }
    });
    child.once("exit", () => reject(new Error(`PgBouncer did not start: ${log}`)));
  });
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
