import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { TsServer } from "../../generator/editor/testing/tsserver.ts";

const PATIENCE_MS = 60_000;

/**
 * Opens an entity file with an unsaved mistake in the product's own TypeScript server, as an editor does. Throws unless the
 * generator's diagnostic arrives at its line.
 */
export async function tryEditor(folder: string): Promise<void> {
  const [name = ""] = readdirSync(path.join(folder, "schema/entities"));
  const file = path.join(folder, "schema/entities", name);
  const text = readFileSync(file, "utf8").replace('titleField: "', 'titleField: "no');
  const line = text.slice(0, text.indexOf("titleField: ")).split("\n").length;
  const server = new TsServer(folder);
  try {
    server.open(file, text);
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(200)) {
      const found = (await server.diagnostics(file)).find(({ source }) => source === "entity-console");
      if (found?.start.line === line && found.text.includes("\nWrite: ")) {
        console.log(`the editor shows ${name}:${line}: ${found.text}`);
        return;
      }
    }
    throw new Error(`The TypeScript server shows no diagnostic of the generator at ${name}:${line}`);
  } finally {
    server.close();
  }
}
