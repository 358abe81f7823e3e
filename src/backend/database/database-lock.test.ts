import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { StartError } from "../config/start-error.ts";
import { acquireDatabaseLock } from "./database-lock.ts";

test("case 192: a database folder in use is rejected with a message that explains how to fix it", () => {
  const folder = testFolder("entity-console-lock-");
  const lock = acquireDatabaseLock(join(folder, "data/database.lock"));
  const again = () => acquireDatabaseLock(join(folder, "data/database.lock"));
  expect(again).toThrow(StartError);
  expect(again).toThrow(`in use by process ${process.pid}`);
  expect(again).toThrow("set DATA_DIR to another folder");
  lock.release();
  acquireDatabaseLock(join(folder, "data/database.lock")).release();
});
