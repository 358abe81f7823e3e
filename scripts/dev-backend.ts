import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import path from "node:path";
import process from "node:process";
import { build } from "vite";
import { findProduct, takeProduct } from "../generator/paths/product-paths.ts";
import { backendDist } from "./build/build-backend.ts";
import { frameworkFile } from "./build/run-vite.ts";
import { keepMigrations } from "./migrations/codegen-migrations.ts";

// Part of `entity-console dev`: builds the product's backend on each save, and restarts it. Also after a new migration,
// which the backend applies when it starts.

const product = findProduct(takeProduct(process.argv.slice(2)).product);
const main = path.join(backendDist(product), "main.mjs");
process.env["PRODUCT"] = product.folder;
// The bundler sets NODE_ENV to production, in which the backend would reject demo users.
const env = { ...process.env };

/** Time to write a migration and its snapshot. */
const WRITE_MS = 300;

let child: ChildProcess | null = null;
let next = Promise.resolve();

async function restart(): Promise<void> {
  await stop();
  // Only reported: `npm run codegen` writes migrations.
  await keepMigrations(product, { isCheck: true });
  child = spawn(process.execPath, [main], { stdio: "inherit", env });
}

function queueRestart(): void {
  next = next.then(restart).catch((error: unknown) => console.error(String(error)));
}

/** Migrations are read when the backend starts; the bundler does not know them. */
function followMigrations(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(product.migrations, (_, file) => {
    if (file?.endsWith(".sql") && child !== null) {
      clearTimeout(timer);
      // The snapshot is written after the migration.
      timer = setTimeout(queueRestart, WRITE_MS);
    }
  });
}

async function stop(): Promise<void> {
  const running = child;
  child = null;
  if (running !== null && running.exitCode === null && running.signalCode === null) {
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGTERM");
    await ended;
  }
}

const watcher = await build({
  configFile: frameworkFile("scripts/build/backend.config.ts"),
  configLoader: "native",
  mode: "development",
  logLevel: "warn",
  build: { watch: {} },
});

if (!("on" in watcher)) {
  throw new Error("The bundler does not watch.");
}
watcher.on("event", (event) => {
  if (event.code === "END") {
    queueRestart();
  } else if (event.code === "ERROR") {
    console.error(event.error.message);
  }
});

if (existsSync(product.migrations)) {
  followMigrations();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stop().then(
      () => process.exit(),
      () => process.exit(1),
    );
  });
}
