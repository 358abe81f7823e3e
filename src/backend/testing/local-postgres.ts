import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./free-port.ts";
import { copyData, makeServerFolder, prepareData, readServerUser } from "./postgres-data.ts";

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
  /** Kills all of its processes at once, as a machine that is gone. */
  crash(): Promise<void>;
  /** Makes a standby a primary. */
  promote(): Promise<void>;
  /** Ends it for good, and deletes its data, or moves them to where they are a template. */
  stop(templateAt?: string): Promise<void>;
}

interface PostgresOptions {
  /** Whether a commit waits for the disk. Tests of what is true while the machine stays up have no need to. */
  readonly fsync?: boolean;
  /** Whose data it starts with. Default: none. */
  readonly template?: string | null;
  /** The name of a standby of its own that each commit waits for. */
  readonly synchronousStandby?: string;
  /** Whose standby it is, and by what name; it begins with a copy of that server. */
  readonly standby?: { readonly of: LocalPostgres; readonly name: string };
}

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Where PostgreSQL's programs are on this machine; null where there are none. */
export function findPostgres(): string | null {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS).sort().reverse() : [];
  const folders = versions.map((version) => join(INSTALLATIONS, version, "bin"));
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  return found !== undefined && readServerUser() !== null ? found : null;
}

/** Starts a server on a folder that is deleted when it stops. */
export async function startPostgres(
  bin: string,
  { fsync = false, template = null, synchronousStandby = "", standby }: PostgresOptions = {},
): Promise<LocalPostgres> {
  const { folder, options } = makeServerFolder();
  const data = join(folder, "data");
  if (standby === undefined) {
    await prepareData(bin, data, template);
  } else {
    const source = `host=127.0.0.1 port=${new URL(standby.of.url).port} user=tester application_name=${standby.name}`;
    const words = ["--pgdata", data, "--write-recovery-conf", "--checkpoint=fast", "--dbname", source];
    execFileSync(join(bin, "pg_basebackup"), words, { ...options, stdio: "pipe" });
  }
  const port = await findFreePort();
  const settings = [
    ["listen_addresses", "127.0.0.1"],
    ["unix_socket_directories", folder],
    ["fsync", fsync ? "on" : "off"],
    ["synchronous_standby_names", synchronousStandby],
  ].flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = async () => {
    const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
      ...options,
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
    crash: async () => {
      const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
      killAll(server);
      await ended;
    },
    promote: async () =>
      void (await promisify(execFile)(join(bin, "pg_ctl"), ["promote", "--wait", "-D", data], options)),
    stop: async (templateAt) => {
      await halt("fast");
      if (templateAt !== undefined) {
        copyData(data, templateAt);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (/ready to accept (read-only )?connections/.test(log)) {
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
  tell(childrenOf(pid), signal);
}

/** The list first: those of a dead postmaster are nobody's any more. */
function killAll({ pid }: ChildProcess): void {
  if (pid !== undefined) {
    tell([pid, ...childrenOf(pid)], "SIGKILL");
  }
}

function childrenOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

function tell(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in between.
    }
  }
}
