import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createServer, type HotPayload, type Plugin, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { codegenPlugin } from "./codegen-plugin.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const PATIENCE = 10_000;

let project: string;
let server: ViteDevServer;
let sent: HotPayload[];

beforeEach(async () => {
  project = testFolder("codegen-plugin-");
  cpSync(path.join(ROOT, "generator/testing/fixtures/one-entity"), project, { recursive: true });
  sent = [];
  server = await createServer({
    root: project,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    plugins: [recorder(), codegenPlugin(project)],
  });
});

afterEach(async () => {
  await server.close();
});

test("a mistake in the spec is shown over the page until it is fixed, and the last valid output stays", async () => {
  const entity = path.join(project, "schema/entities/genre.ts");
  const schema = path.join(project, "generated/schemas/genre.ts");
  const [good, generated] = [readFileSync(entity, "utf8"), readFileSync(schema, "utf8")];
  writeFileSync(entity, good.replace('columns: ["name"]', 'columns: ["nam"]'));
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  expect(sent[0]).toMatchObject({
    type: "error",
    err: {
      plugin: "codegen",
      message: expect.stringContaining('write: did you mean "name"?'),
      frame: expect.stringMatching(/16 \| .*columns: \["nam"\]/),
      loc: { file: path.join(project, "schema/entities/genre.ts"), line: 16, column: 21 },
    },
  });
  expect(readFileSync(schema, "utf8")).toBe(generated);
  writeFileSync(entity, good);
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENCE);
  expect(sent[1]).toEqual({ type: "update", updates: [] });
});

test("saving the spec regenerates while the server runs, and open pages show no error", async () => {
  const entity = path.join(project, "schema/entities/genre.ts");
  const schema = path.join(project, "generated/schemas/genre.ts");
  const good = readFileSync(entity, "utf8");
  writeFileSync(entity, good.replace("@minLength 1", "@minLength 2"));
  await vi.waitFor(() => expect(readFileSync(schema, "utf8")).toContain("minLength: 2"), PATIENCE);
  expect(sent).toEqual([]);
});

/** Records the messages to open pages. */
function recorder(): Plugin {
  return {
    name: "recorder",
    configureServer: ({ ws }) => {
      vi.spyOn(ws, "send").mockImplementation((payload: unknown) => {
        sent.push(payload as HotPayload);
      });
    },
  };
}
