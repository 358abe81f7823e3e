import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { runCli } from "./run-cli.ts";

const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");

let project: string;

beforeEach(() => {
  project = testFolder("new-entity-");
  cpSync(path.join(FIXTURE, "schema"), path.join(project, "schema"), { recursive: true });
});

test("new writes an entity that generates unchanged, and never overwrites a file", async () => {
  expect((await codegen("new", "ticket-batch")).text).toContain("wrote schema/entities/ticket-batch.ts");
  expect((await codegen("generate")).text).toContain("new      generated/screens/ticket-batch.ts");
  expect(await codegen("new", "ticketBatch")).toEqual({
    status: 3,
    text: "schema/entities/ticket-batch.ts exists already.",
  });
  expect((await codegen("new", "../outside")).status).toBe(3);
  const { text } = await codegen("new", "ticket-batches", "--plural", "ticketBatchesLists");
  expect(text).toContain("has the same files, table or plural as ");
});

test("new prints the next steps", async () => {
  const { text } = await codegen("new", "reading-group");
  expect(text.split("\n").map((line) => line.trim())).toEqual([
    "wrote schema/entities/reading-group.ts. Next:",
    "give it its fields and an icon, which is the name of a file of @mui/icons-material",
    'add it to schema/menu.ts: { name: "readingGroups", icon: "DescriptionOutlined", entity: "readingGroup" }',
    "npm run codegen",
    "npm run codegen -- labels, which writes a file with its missing labels for each language",
  ]);
});

test.each(["class", "new", "package", "await", "eval"])("new %s is rejected: it is a reserved word", async (word) => {
  const { status, text } = await codegen("new", word);
  expect(status).toBe(3);
  expect(text).toContain(`"${word}" is a word of TypeScript`);
  expect(readdirSync(path.join(project, "schema/entities"))).toEqual(["genre.ts"]);
});

test("new rejects a name that generated code uses", async () => {
  expect(await codegen("new", "record")).toEqual({
    status: 3,
    text: expect.stringContaining('uses the name "Record" itself'),
  });
});

test.each([
  ["Orders", "order"],
  ["replies", "reply"],
  ["school-children", "school-child"],
  ["boxes", "box"],
  ["houses", "house"],
  ["horses", "horse"],
  ["classes", "class"],
  ["people", "person"],
])("new %s proposes %s, and adds no file", async (given, singular) => {
  expect(await codegen("new", given)).toEqual({
    status: 3,
    text: `"${given}" is a plural: write \`codegen new ${singular}\`. If it is a singular word, state its plural: --plural <word>.`,
  });
  expect(readdirSync(path.join(project, "schema/entities"))).toEqual(["genre.ts"]);
});

test.each(["status", "address", "bus", "analysis", "lens", "camera-lens", "news", "series", "staff", "canvas", "sms"])(
  "new %s is taken as a singular",
  async (given) => {
    expect((await codegen("new", given)).text).not.toContain("is a plural");
  },
);

test("new takes a plural", async () => {
  expect((await codegen("new", "gps", "--plural", "gpsUnits")).text).toContain('{ name: "gpsUnits"');
  expect((await codegen("generate")).text).toContain("new      generated/screens/gps.ts");
  expect((await codegen("new", "dns", "--plural", "")).status).toBe(3);
});

test("new names each reason why a name is taken in one message", async () => {
  const { status, text } = await codegen("new", "session");
  expect(status).toBe(3);
  expect(text).toContain("/sessions is not available: /sessions is the console's page of sessions");
  expect(text).toContain("the backend uses the table sessions itself");
});

async function codegen(...args: readonly string[]): Promise<{ status: number; text: string }> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const status = await runCli(["--root", project, ...args], { out: print, error: print });
  return { status, text: lines.join("\n") };
}
