import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { type ServerDiagnostic, TsServer } from "./testing/tsserver.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

let folder = "";
let file = "";
let text = "";
let server: TsServer;

/** A product without types of packages, and the plugin in a folder that the server searches. */
beforeEach(() => {
  folder = testFolder("editor-");
  cpSync(path.join(ROOT, "generator/testing/fixtures/one-entity/schema"), path.join(folder, "schema"), {
    recursive: true,
  });
  write("tsconfig.json", {
    compilerOptions: {
      noEmit: true,
      strict: true,
      types: [],
      module: "preserve",
      moduleResolution: "bundler",
      paths: { "entity-console/spec": [path.join(ROOT, "src/public/spec.ts")] },
      allowImportingTsExtensions: true,
      plugins: [{ name: "entity-console" }],
    },
    include: ["schema"],
  });
  mkdirSync(path.join(folder, "plugins/node_modules/entity-console"), { recursive: true });
  const plugin = path.join(ROOT, "generator/editor/source-plugin.cjs");
  write("plugins/node_modules/entity-console/package.json", { name: "entity-console", main: "./main.cjs" });
  writeFileSync(
    path.join(folder, "plugins/node_modules/entity-console/main.cjs"),
    `module.exports = require(${JSON.stringify(plugin)});`,
  );
  mkdirSync(path.join(folder, "node_modules"));
  symlinkSync(path.join(ROOT, "node_modules/typescript"), path.join(folder, "node_modules/typescript"));
  write("package.json", {});
  file = path.join(folder, "schema/entities/genre.ts");
  text = readFileSync(file, "utf8");
  server = new TsServer(folder, ["--pluginProbeLocations", path.join(folder, "plugins")]);
});

afterEach(() => {
  server.close();
});

function write(name: string, content: object): void {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
}

/** Requests diagnostics as an editor does: again after each check in the background. */
async function ownDiagnostics(isWanted: (found: readonly ServerDiagnostic[]) => boolean) {
  for (;;) {
    const refreshed = server.refreshed();
    const own = (await server.diagnostics(file)).filter(({ source }) => source === "entity-console");
    if (isWanted(own)) {
      return own;
    }
    await refreshed;
  }
}

test("a mistake is shown while it is typed, in the unsaved text, and disappears with its fix", async () => {
  server.open(file, text);
  expect(await ownDiagnostics((found) => found.length === 0)).toEqual([]);
  server.change(file, text.replace('columns: ["name"]', 'columns: ["nam"]'));
  expect(await ownDiagnostics((found) => found.length > 0)).toMatchObject([
    {
      start: { line: 16, offset: 21 },
      end: { line: 16, offset: 26 },
      text: expect.stringMatching(/"nam".*\nWrite: did you mean "name"\?/),
    },
  ]);
  server.change(file, text);
  expect(await ownDiagnostics((found) => found.length === 0)).toEqual([]);
});

test("a failing generator is one message at the top of the file, and the editor's own diagnostics stay", async () => {
  server.open(file, `${text}\nconst n: number = "";`);
  await ownDiagnostics((found) => found.length > 0);
  mkdirSync(path.join(folder, "src/kinds"), { recursive: true });
  writeFileSync(path.join(folder, "src/kinds/kinds.ts"), "throw new Error('broken');");
  server.change(file, `${text}\nconst m: number = "";`);
  const own = await ownDiagnostics((found) => found.some(({ text: said }) => said.includes("broken")));
  expect(own).toMatchObject([{ start: { line: 1, offset: 1 } }]);
  const all = await server.diagnostics(file);
  expect(all.map(({ text: said }) => said)).toContainEqual(expect.stringContaining("Type 'string' is not"));
});
