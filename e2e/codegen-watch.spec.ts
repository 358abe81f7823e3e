import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { codegenPlugin } from "../scripts/build/codegen-plugin.ts";

/**
 * A save in `schema/` on a real development server, observed in a real page with generated content. The project is a
 * copy.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const ENTITY = "schema/entities/genre.ts";

let project: string;
let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), "codegen-page-"));
  cpSync(path.join(ROOT, "generator/testing/fixtures/one-entity"), project, { recursive: true });
  mkdirSync(path.join(project, "src"), { recursive: true });
  symlinkSync(path.join(ROOT, "src/contract"), path.join(project, "src/contract"));
  write("index.html", '<!doctype html><title>Genre</title><main></main><script type="module" src="/main.ts"></script>');
  write(
    "main.ts",
    'import { genreCreateSchema } from "./generated/schemas/genre.ts";\n' +
      'document.querySelector("main").textContent = JSON.stringify(genreCreateSchema.properties.name);\n',
  );
  server = await createServer({
    root: project,
    configFile: false,
    logLevel: "silent",
    // Vite uses the next free port if this one is taken.
    server: { host: "127.0.0.1", port: 8190 },
    plugins: [codegenPlugin(project)],
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
});

test.afterAll(async () => {
  await server.close();
  rmSync(project, { recursive: true, force: true });
});

test("a save in schema/ updates the open page, a mistake shows the overlay, and its fix updates the page again", async ({
  page,
}) => {
  await page.goto(address);
  const shown = page.getByRole("main");
  const overlay = page.locator("vite-error-overlay");
  await expect(shown).toContainText('"minLength":1');

  const saved = await timeOf(
    () => save("@minLength 1", "@minLength 2"),
    () => expect(shown).toContainText('"minLength":2'),
  );

  const told = await timeOf(
    () => save("@minLength 2", "@minLenght 2"),
    () => expect(overlay).toBeVisible(),
  );
  await expect(overlay).toContainText('did you mean "minLength"?');
  await expect(overlay).toContainText(`${ENTITY}:`);
  // A page that opens now shows the mistake over the last valid output.
  await page.reload();
  await expect(overlay).toContainText('did you mean "minLength"?');
  await expect(shown).toContainText('"minLength":2');

  const mended = await timeOf(
    () => save("@minLenght 2", "@minLength 3"),
    () => expect(shown).toContainText('"minLength":3'),
  );
  await expect(overlay).toBeHidden();

  // The fix restores the previous state, so no file is generated.
  save("@minLength 3", "@minLenght 3");
  await expect(overlay).toBeVisible();
  save("@minLenght 3", "@minLength 3");
  await expect(overlay).toBeHidden();
  // For the JSON report; docs/benchmarks.md has the results.
  const description = `the page ${saved} ms, a mistake ${told} ms, its mending ${mended} ms`;
  test.info().annotations.push({ type: "after the save", description });
});

async function timeOf(action: () => void, seen: () => Promise<void>): Promise<number> {
  const started = performance.now();
  action();
  await seen();
  return Math.round(performance.now() - started);
}

function save(before: string, after: string): void {
  write(ENTITY, readFileSync(path.join(project, ENTITY), "utf8").replace(before, after));
}

function write(name: string, text: string): void {
  writeFileSync(path.join(project, name), text);
}
