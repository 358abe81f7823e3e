import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { generate } from "../generate.ts";
import { reportRun } from "./report.ts";
import { reportError } from "./report-error.ts";
import { type WatchEvents, watch } from "./watch.ts";

let project: string;

beforeEach(() => {
  project = testFolder("codegen-");
  cpSync(path.join(import.meta.dirname, "../testing/fixtures/one-entity"), project, { recursive: true });
  generate(project);
});

test("watch generates after a save, keeps the last good output after a mistake, and generates again once it is fixed", async () => {
  const entity = path.join(project, "schema/entities/genre.ts");
  const schema = path.join(project, "generated/schemas/genre.ts");
  const text = readFileSync(entity, "utf8");
  const said: string[] = [];
  const { close } = watch(project, sayTo(said));
  try {
    expect(said).toEqual(["generated/ is in sync with schema/; nothing written"]);
    const longer = text.replace("@minLength 1", "@minLength 2");
    writeFileSync(entity, longer);
    await vi.waitFor(() => expect(said.at(-1)).toContain("changed  generated/schemas/genre.ts"), PATIENCE);
    writeFileSync(entity, longer.replace("@minLength 2", "@minLenght 2"));
    await vi.waitFor(() => expect(said.at(-1)).toContain('did you mean "minLength"?'), PATIENCE);
    expect(readFileSync(schema, "utf8")).toContain("minLength: 2");
    writeFileSync(entity, text);
    await vi.waitFor(() => expect(readFileSync(schema, "utf8")).toContain("minLength: 1"), PATIENCE);
  } finally {
    close();
  }
});

test("watch generates after a save of a label file, and names a missing text with its file", async () => {
  const product = path.join(project, "schema/product.ts");
  const complete = readFileSync(product, "utf8").replace("  currency:", '  completeLanguages: ["en-US"],\n  currency:');
  writeFileSync(product, complete);
  const labels = path.join(project, "src/labels/en-US/genre.ts");
  const text = readFileSync(labels, "utf8");
  const said: string[] = [];
  const { close } = watch(project, sayTo(said));
  try {
    writeFileSync(labels, text.replace('name: "Name"', 'name: "Full name"'));
    await vi.waitFor(() => expect(said.at(-1)).toContain("changed  generated/labels/en-US.ts"), PATIENCE);
    writeFileSync(labels, text.replace('name: "Name"', 'name: ""'));
    await vi.waitFor(() => expect(said.at(-1)).toContain("src/labels/en-US/genre.ts  genre.fields.name"), PATIENCE);
  } finally {
    close();
  }
});

test("watch notices a new folder, and a file that an editor replaces", async () => {
  const said: string[] = [];
  const { close } = watch(project, sayTo(said));
  try {
    mkdirSync(path.join(project, "schema/shared"));
    await vi.waitFor(() => expect(said).toHaveLength(2), PATIENCE);
    writeFileSync(path.join(project, "schema/shared/colour.ts"), "export type Colour = 1;\n");
    await vi.waitFor(() => expect(said).toHaveLength(3), PATIENCE);
    const entity = path.join(project, "schema/entities/genre.ts");
    writeFileSync(`${entity}~`, readFileSync(entity, "utf8").replace("@minLength 1", "@minLength 2"));
    renameSync(`${entity}~`, entity);
    await vi.waitFor(() => expect(said.at(-1)).toContain("changed  generated/schemas/genre.ts"), PATIENCE);
  } finally {
    close();
  }
});

test("a schema folder that is removed and restored, as during a checkout, is watched again", async () => {
  const folder = path.join(project, "schema");
  const entity = path.join(folder, "entities/genre.ts");
  const schema = path.join(project, "generated/schemas/genre.ts");
  const said: string[] = [];
  const { close } = watch(project, sayTo(said));
  try {
    renameSync(folder, `${folder}.away`);
    await vi.waitFor(() => expect(said.at(-1)).toContain("There is no folder"), PATIENCE);
    renameSync(`${folder}.away`, folder);
    await vi.waitFor(() => expect(said.at(-1)).toContain("in sync"), PATIENCE);
    // A new folder at the same path is another folder, which the watcher does not know.
    cpSync(folder, `${folder}.other`, { recursive: true });
    rmSync(folder, { recursive: true });
    renameSync(`${folder}.other`, folder);
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(3), PATIENCE);
    writeFileSync(entity, readFileSync(entity, "utf8").replace("@minLength 1", "@minLength 2"));
    await vi.waitFor(() => expect(readFileSync(schema, "utf8")).toContain("minLength: 2"), PATIENCE);
  } finally {
    close();
  }
});

test("watch throws without a schema folder", () => {
  rmSync(path.join(project, "schema"), { recursive: true });
  expect(() => watch(project, sayTo([]))).toThrow("There is no folder");
});

const PATIENCE = 10_000;

function sayTo(said: string[]): WatchEvents {
  return {
    done: (changes) => {
      said.push(reportRun(changes));
    },
    failed: (error) => {
      said.push(reportError(error, project));
    },
  };
}
