import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/free-port.ts";

const INSTALLATIONS = "/usr/lib/postgresql";

/** How a server ends: lets go of its clients and writes what it has, or drops everything and recovers later. */
export type Shutdown = "fast" | "immediate";

/** A PostgreSQL server of a test's own. */
export interface LocalPostgres {
  readonly url: string;
  /** Ends the server, and keeps its data and its port for `resume`. */
  halt(how: Shutdown): Promise<void>;
  resume(): Promise<void>;
  /** Stops all of its processes where they are: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it for good; its data goes with it. */
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** Whether a commit waits for the disk. Tests of what is true while the machine stays up have no need to. */
  readonly fsync?: boolean;
}

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Where PostgreSQL's programs are on this machine; null where there are none. */
export function findPostgres(): string | null {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS).sort().reverse() : [];
  const folders = versions.map((version) => join(INSTALLATIONS, version, "bin"));
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  return found !== undefined && readServerUser() !== null ? found : null;
}

/** Database servers refuse to run as root: there they run as the user that PostgreSQL's package made. Null: none. */
export function readServerUser(): { readonly uid: number; readonly gid: number } | null {
  const { uid, gid } = userInfo();
  if (uid !== 0) {
    return { uid, gid };
  }
  try {
    const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: "pipe" }));
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return null;
  }
}

/** Starts a server on a folder that goes when it stops. */
export async function startPostgres(bin: string, { fsync = false }: PostgresOptions = {}): Promise<LocalPostgres> {
  const user = readServerUser();
  const folder = mkdtempSync(join(tmpdir(), "entity-console-postgres-"));
  const asUser = { ...(user ?? {}), cwd: folder };
  chownSync(folder, user?.uid ?? 0, user?.gid ?? 0);
  const data = join(folder, "data");
  const initdb = ["--no-sync", "--auth=trust", "--username=tester", "--encoding=UTF8", "--locale=C.UTF-8", "-D", data];
  execFileSync(join(bin, "initdb"), initdb, { ...asUser, stdio: "pipe" });
  const port = await findFreePort();
  const settings = [
    ["listen_addresses", "127.0.0.1"],
    ["unix_socket_directories", folder],
    ["fsync", fsync ? "on" : "off"],
  ].flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = async () => {
    const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
      ...asUser,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(child);
    return child;
  };
  let server = await start();
  const halt = async (how: Shutdown) => {
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    if (server.exitCode === null && server.signalCode === null) {
      signalAll(server, "SIGCONT");
      server.kill(SIGNALS[how]);
      await ended;
    }
  };
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    halt,
    resume: async () => {
      server = await start();
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    stop: async () => {
      await halt("fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) {
        resolve();
      }
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}

/** To the postmaster first, which makes no more children then. Each of them leads a process group of its own. */
function signalAll({ pid }: ChildProcess, signal: "SIGSTOP" | "SIGCONT"): void {
  if (pid === undefined) {
    return;
  }
  process.kill(pid, signal);
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean)) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // It ended in between.
    }
  }
}
