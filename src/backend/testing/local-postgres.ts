import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/free-port.ts";
import { findTemplate } from "./template-folder.ts";

const INSTALLATIONS = "/usr/lib/postgresql";

/** A PostgreSQL server of a test's own. */
export interface LocalPostgres {
  readonly url: string;
  /** Ends it; its data are kept as a template where a folder for one is named. */
  stop(keptAs?: string): Promise<void>;
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

/** A new folder that PostgreSQL may write, and whom to run its programs as. */
function makeFolder() {
  const user = readUser();
  const folder = mkdtempSync(join(tmpdir(), "entity-console-postgres-"));
  chownSync(folder, user?.uid ?? 0, user?.gid ?? 0);
  return { folder, asUser: user ?? {} };
}

/** Makes the data of an empty server. PostgreSQL's user may write nowhere but in a folder of its own. */
async function initialise(bin: string, data: string): Promise<void> {
  const { folder, asUser } = makeFolder();
  const made = join(folder, "data");
  const initdb = ["--no-sync", "--auth=trust", "--username=tester", "--encoding=UTF8", "--locale=C.UTF-8", "-D", made];
  execFileSync(join(bin, "initdb"), initdb, { ...asUser, cwd: folder, stdio: "pipe" });
  copyData(made, data);
  rmSync(folder, { recursive: true, force: true });
}

/** With owners and modes, which `cpSync` does not keep. */
function copyData(from: string | null, to: string): void {
  if (from !== null) {
    execFileSync("cp", ["-a", from, to]);
  }
}

/** Starts a server on a folder that is deleted when it stops: on a copy of a template's data, or on an empty one. */
export async function startPostgres(bin: string, template?: string | null): Promise<LocalPostgres> {
  const { folder, asUser } = makeFolder();
  const data = join(folder, "data");
  copyData(template ?? (await findTemplate("postgresql-empty", (draft) => initialise(bin, draft))), data);
  if (!existsSync(data)) {
    await initialise(bin, data);
  }
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
    stop: async (keptAs) => {
      server.kill("SIGINT");
      await ended;
      if (keptAs !== undefined) {
        copyData(data, keptAs);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
