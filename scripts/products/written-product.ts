import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { initProduct } from "../../generator/cli/init-product.ts";
import { writeLabelStubs } from "../../generator/cli/write-label-stubs.ts";
import { frameworkRoot, type ProductPaths } from "../../generator/paths/product-paths.ts";
import { demoCredentials } from "../../src/backend/config/demo-credentials.ts";
import { startProcess } from "../../src/backend/testing/backend-process.ts";
import { runStep } from "../test-runs/run-step.ts";
import { fillLabels } from "./random-products/fill-labels.ts";

/** Files of a product with their text. */
export type ProductFiles = Iterable<readonly [file: string, text: string]>;

/** Creates a product with `init`, replaces its entity by the files, and fills in the missing labels. */
export function writeProduct(folder: string, files: ProductFiles, languages?: readonly string[]): void {
  const { root } = initProduct(folder, languages === undefined ? {} : { languages });
  for (const file of ["schema/entities/item.ts", "src/labels/en-US/item.ts", "src/labels/pt-BR/item.ts"]) {
    rmSync(path.join(root, file), { force: true });
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  writeLabelStubs(root, null);
  fillLabels(path.join(root, "src/labels"));
}

/** Generates a product with its migrations, or checks what is generated. Throws if the generator rejects the spec. */
export async function generateProduct(folder: string, words: "" | "check" = ""): Promise<void> {
  const command = `npm run --silent codegen -- ${words} --quiet --product ${folder}`;
  if (!(await runStep({ name: words || "generate", command })).ok) {
    throw new Error(`The generator rejects the spec of ${folder}`);
  }
}

/** Removes a product, its build and its data. */
export function removeProduct(folder: string): void {
  const name = path.basename(folder);
  for (const place of [folder, `dist/${name}`, `.data/${name}`]) {
    rmSync(path.join(frameworkRoot, place), { recursive: true, force: true });
  }
}

/** Runs the product's backend with an empty database until `use` is done. */
export async function withBackend<T>(product: ProductPaths, use: (origin: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(path.join(tmpdir(), "written-product-"));
  const backend = await startProcess({ DATA_DIR: data }, ["scripts/backend.ts", "--product", product.folder]);
  try {
    return await use(backend.url);
  } finally {
    backend.process.kill("SIGTERM");
    await backend.ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Fills in the sign-in form of the current page. */
export async function signIn(
  page: Page,
  { username, password }: { readonly username: string; readonly password: string } = demoCredentials,
): Promise<void> {
  if (username !== "") {
    await page.locator("input[name=username]").fill(username);
  }
  await page.locator("input[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
}
