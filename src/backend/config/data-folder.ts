import { chmodSync, type Dirent, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const ALL_BITS = 0o777;
const STICKY = 0o1000;
/** Names of the files that this program writes: the database, its lock, its copies, secrets, backups. */
const OWN_ENTRY = /^(database|auth-secret)([.-]|$)|\.(tar\.gz|checksums\.json|part)$/;
/** Folders that a data folder of ours may contain. */
const KNOWN_FOLDER = /^(backups?|lost\+found)$/i;
/** Error codes of an entry that is gone or belongs to another user. */
const NOT_OURS: ReadonlySet<unknown> = new Set(["ENOENT", "EACCES", "EPERM", "EROFS"]);

/**
 * Creates the data folder if it is missing, and removes the permissions of other users: folders 0700, files 0600. A
 * folder with other content (`/tmp`, a home folder) keeps its permissions, and only our entries change.
 */
export function secureDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const entries = readdirSync(folder, { withFileTypes: true });
  const isShared = isSharedFolder(folder, entries);
  if (!isShared) {
    restrict(folder, FOLDER_MODE);
  }
  for (const entry of entries) {
    if (!isShared || OWN_ENTRY.test(entry.name)) {
      secureEntry(folder, entry);
    }
  }
}

/** Removes the permissions of other users from a folder and its content. PGlite unpacks its template with mode 0666. */
export function secureFolder(folder: string): void {
  restrict(folder, FOLDER_MODE);
  skipIfForeign(() => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      secureEntry(folder, entry);
    }
  });
}

/** Links are not followed, because their targets may belong to others. Exception: a database on another disk. */
function secureEntry(parent: string, entry: Dirent): void {
  const path = join(parent, entry.name);
  const isLinkedDatabase = entry.isSymbolicLink() && entry.name === "database";
  if (entry.isDirectory() || (isLinkedDatabase && isFolder(path))) {
    secureFolder(path);
  } else if (entry.isFile()) {
    restrict(path, FILE_MODE);
  }
}

function isSharedFolder(folder: string, entries: readonly Dirent[]): boolean {
  const { uid, mode } = statSync(folder);
  const isOthers = process.getuid !== undefined && uid !== process.getuid();
  return isOthers || (mode & STICKY) !== 0 || entries.some((entry) => isForeignFolder(folder, entry));
}

/** Neither our data folder, nor a folder of backups, nor the data folder of another product. */
function isForeignFolder(parent: string, entry: Dirent): boolean {
  if (!entry.isDirectory() || OWN_ENTRY.test(entry.name) || KNOWN_FOLDER.test(entry.name)) {
    return false;
  }
  try {
    return !readdirSync(join(parent, entry.name)).every((name) => OWN_ENTRY.test(name));
  } catch {
    return true;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function restrict(path: string, mode: number): void {
  skipIfForeign(() => {
    const before = statSync(path).mode & ALL_BITS;
    if ((before & ~mode) !== 0) {
      chmodSync(path, before & mode);
    }
  });
}

/** Skips an entry that is gone or belongs to another user. */
function skipIfForeign(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && NOT_OURS.has(error.code))) {
      throw error;
    }
  }
}
