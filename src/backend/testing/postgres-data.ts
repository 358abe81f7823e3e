import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findTemplate } from "./template-folder.ts";

/** A folder that PostgreSQL can write, and the options to run its programs in it. */
export interface ServerFolder {
  readonly folder: string;
  readonly options: { readonly cwd: string; readonly uid?: number; readonly gid?: number };
}

/** PostgreSQL refuses to run as root, so it runs as the user of its package. Null: no such user. */
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

/** A new folder. */
export function makeServerFolder(): ServerFolder {
  const user = readServerUser();
  const folder = mkdtempSync(join(tmpdir(), "entity-console-postgres-"));
  chownSync(folder, user?.uid ?? 0, user?.gid ?? 0);
  return { folder, options: { ...(user ?? {}), cwd: folder } };
}

/** Creates the data of a server: a copy of a template, or an empty database. */
export async function prepareData(bin: string, data: string, template: string | null): Promise<void> {
  const found = template ?? (await findTemplate("postgresql-empty", async (draft) => initialise(bin, draft)));
  if (found === null) {
    initialise(bin, data);
  } else {
    copyData(found, data);
  }
}

/** Copies owners and modes, which `cpSync` does not. */
export function copyData(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
}

/** Runs `initdb` in a folder that its user can write. */
function initialise(bin: string, data: string): void {
  const { folder, options } = makeServerFolder();
  const made = join(folder, "data");
  const initdb = ["--no-sync", "--auth=trust", "--username=tester", "--encoding=UTF8", "--locale=C.UTF-8", "-D", made];
  execFileSync(join(bin, "initdb"), initdb, { ...options, stdio: "pipe" });
  copyData(made, data);
  rmSync(folder, { recursive: true, force: true });
}
