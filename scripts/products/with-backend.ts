import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { frameworkRoot, type ProductPaths } from "../../generator/paths/product-paths.ts";
import { findFreePort } from "../../src/backend/testing/free-port.ts";

/** Waits until the backend responds; a child that ends first is a failure. */
async function waitForHealth(child: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`The backend ended with ${child.exitCode}`);
    }
    const isUp = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Runs the product's backend with an empty database until `use` is done. */
export async function withBackend<T>(product: ProductPaths, use: (origin: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(path.join(tmpdir(), "fresh-product-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/backend.ts", "--product", product.folder], {
    cwd: frameworkRoot,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data, MAX_EVENT_LOOP_DELAY_MS: "0" },
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  try {
    await waitForHealth(child, origin);
    return await use(origin);
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
