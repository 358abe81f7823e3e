// The second half of `npm run codegen`: nearly always no table has changed, and that is known without a compiler.
import process from "node:process";
import { alteredMigrations, isUpToDate, readSnapshot } from "./migration-files.js";

const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const isUsual = args.every((arg) => arg === "--check");
const snapshot = readSnapshot();

if (!isUsual || alteredMigrations(snapshot).length > 0 || !isUpToDate(snapshot, isCheck)) {
  const { register } = await import("tsx/esm/api");
  register();
  await import("./migrations.ts");
}
