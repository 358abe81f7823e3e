import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watch } from "./watch.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "codegen-"));
  cpSync(path.join(import.meta.dirname, "testing/fixtures/one-entity"), project, { recursive: true });
  cpSync(path.join(ROOT, "schema/entity-spec.ts"), path.join(project, "schema/entity-spec.ts"));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

test("a save is generated, a mistake is said and keeps the last good output, its mending is generated again", async () => {
  const entity = path.join(project, "schema/entities/feature.ts");
  const schema = path.join(project, "generated/schemas/feature.ts");
  const text = readFileSync(entity, "utf8");
  const said: string[] = [];
  const watchers = watch(project, (line) => {
    said.push(line);
  });
  try {
    expect(said).toEqual(["generated/ is in sync with schema/; nothing written"]);
    const longer = text.replace("@minLength 1", "@minLength 2");
    writeFileSync(entity, longer);
    await vi.waitFor(() => expect(said.at(-1)).toContain("changed  generated/schemas/feature.ts"), 10_000);
    writeFileSync(entity, longer.replace("@minLength 2", "@minLenght 2"));
    await vi.waitFor(() => expect(said.at(-1)).toContain('did you mean "minLength"?'), 10_000);
    expect(readFileSync(schema, "utf8")).toContain("minLength: 2");
    writeFileSync(entity, text);
    await vi.waitFor(() => expect(readFileSync(schema, "utf8")).toContain("minLength: 1"), 10_000);
  } finally {
    for (const watcher of watchers) {
      watcher.close();
    }
  }
});
