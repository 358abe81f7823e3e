import { dirname } from "node:path";
import { acquireProcessLock, LockHeldError, type ProcessLock } from "../../lock/process-lock.ts";
import { secureDataFolder } from "../config/data-folder.ts";
import { StartError } from "../config/start-error.ts";

/**
 * Takes the lock of an embedded database. PGlite has no lock, so two processes on one folder would overwrite each
 * other's data (case 192). A `StartError` names the process that has the lock.
 */
export function acquireDatabaseLock(file: string): ProcessLock {
  secureDataFolder(dirname(file));
  try {
    return acquireProcessLock(file);
  } catch (error) {
    if (!(error instanceof LockHeldError)) {
      throw error;
    }
    throw new StartError(
      `The database folder is in use by process ${error.pid} (lock ${file}). Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}
