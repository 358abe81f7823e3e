import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./free-port.ts";
import { copyData, makeServerFolder, prepareData, readServerUser } from "./postgres-data.ts";

const INSTALLATIONS = "/usr/lib/postgresql";

/** Shutdown mode: `fast` disconnects clients and writes a checkpoint, `immediate` needs recovery. */
export type Shutdown = "fast" | "immediate";

/** A PostgreSQL server for one test. */
export interface LocalPostgres {
  readonly url: string;
  /** Stops the server. `resume` starts it again with the same data and port. */
  halt(how: Shutdown): Promise<void>;
  resume(): Promise<void>;
  /** Pauses all of its processes: connections stay open without responses. */
  freeze(): void;
  thaw(): void;
  /** Kills all of its processes at once, like a machine that fails. */
  crash(): Promise<void>;
  /** Promotes a standby to primary. */
  promote(): Promise<void>;
  /** Stops it and deletes its data, or moves them to a template folder. */
  stop(templateAt?: string): Promise<void>;
}

interface PostgresOptions {
  /** Enables fsync. Only tests of power failures need it. */
  readonly fsync?: boolean;
  /** Template for its data. Default: none. */
  readonly template?: string | null;
  /** Name of the synchronous standby of this server. */
  readonly synchronousStandby?: string;
  /** Makes it a standby of that server, with a copy of its data and the given name. */
  readonly standby?: { readonly of: LocalPostgres; readonly name: string };
  /** A library that it loads at its start. */
  readonly library?: string;
}

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Path of PostgreSQL's programs; null if it is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS).sort().reverse() : [];
  const folders = versions.map((version) => join(INSTALLATIONS, version, "bin"));
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  return found !== undefined && readServerUser() !== null ? found : null;
}

/** Starts a server in a folder that is deleted when it stops. */
export async function startPostgres(
  bin: string,
  { fsync = false, template = null, synchronousStandby = "", standby, library = "" }: PostgresOptions = {},
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
    ["shared_preload_libraries", library],
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

/** Signals the postmaster first, so that it starts no more children. Each process has its own process group. */
function signalAll({ pid }: ChildProcess, signal: "SIGSTOP" | "SIGCONT"): void {
  if (pid === undefined) {
    return;
  }
  process.kill(pid, signal);
  tell(childrenOf(pid), signal);
}

/** Lists the children first: later they have another parent. */
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
      // It has ended in the meantime.
    }
  }
}
