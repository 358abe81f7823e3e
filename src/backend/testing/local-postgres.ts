import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/free-port.ts";

const INSTALLATIONS = "/usr/lib/postgresql";

/** A PostgreSQL server of a test's own. */
export interface LocalPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where PostgreSQL's programs are on this machine; null where there are none. */
export function findPostgres(): string | null {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS).sort().reverse() : [];
  const folders = versions.map((version) => join(INSTALLATIONS, version, "bin"));
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  return found !== undefined && readUser() !== null ? found : null;
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. Null: there is none. */
function readUser(): { readonly uid: number; readonly gid: number } | null {
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
export async function startPostgres(bin: string): Promise<LocalPostgres> {
  const user = readUser();
  const folder = mkdtempSync(join(tmpdir(), "entity-console-postgres-"));
  const asUser = user === null ? {} : user;
  chownSync(folder, user?.uid ?? 0, user?.gid ?? 0);
  const data = join(folder, "data");
  const initdb = ["--no-sync", "--auth=trust", "--username=tester", "--encoding=UTF8", "--locale=C.UTF-8", "-D", data];
  execFileSync(join(bin, "initdb"), initdb, { ...asUser, cwd: folder, stdio: "pipe" });
  const port = await findFreePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`, "-c", "fsync=off"];
  const server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
    ...asUser,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) {
        resolve();
      }
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
