import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { readDocument } from "../read-source.ts";
import { importDocument, notesAbout, petStore, record } from "../testing/imported.ts";
import { Documents } from "./documents.ts";
import type { Json } from "./json.ts";
import { parseText } from "./parse-text.ts";

let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = testFolder("documents-");
  mkdirSync(path.join(folder, "api/parts"), { recursive: true });
  write("api/parts/pet.json", { name: { type: "string" } });
  write("secret.json", { type: "string" });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function write(file: string, value: unknown): void {
  writeFileSync(path.join(folder, file), JSON.stringify(value));
}

/** The reasons why referenced documents of this one were not loaded. */
async function missingIn(document: unknown, options = {}): Promise<readonly string[]> {
  write("api/openapi.json", document);
  const { missing } = await Documents.load(path.join(folder, "api/openapi.json"), options);
  return missing.map(({ why }) => why.replaceAll(folder, "."));
}

type Responses = Readonly<
  Record<string, string | ((send: (status: number, text: string, to?: string) => void) => void)>
>;

/** A server with these documents by path. */
async function serve(responses: Responses): Promise<string> {
  const server = createServer((request, response) => {
    const found = responses[request.url ?? ""] ?? "{}";
    const send = (status: number, text: string, to?: string) =>
      response.writeHead(status, to === undefined ? {} : { location: to }).end(text);
    typeof found === "string" ? send(200, found) : found(send);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("references to files of the document's folder are loaded, others need --follow-references", async () => {
  symlinkSync(path.join(folder, "secret.json"), path.join(folder, "api/link.json"));
  const document = {
    a: { $ref: "parts/pet.json#/name" },
    b: { $ref: "../secret.json" },
    c: { $ref: path.join(folder, "secret.json") },
    d: { $ref: "link.json" },
    e: { $ref: "none.json" },
  };
  expect(await missingIn(document)).toEqual([
    "./secret.json is outside of the document's folder; --follow-references loads it.",
    "./api/link.json is outside of the document's folder; --follow-references loads it.",
    expect.stringContaining("./api/none.json cannot be read: ENOENT"),
  ]);
  expect(await missingIn(document, { isAnywhere: true })).toHaveLength(1);
});

test("a file does not make the import call an address, and an address not read a file", async () => {
  const other = await serve({ "/a.json": "{}" });
  expect(await missingIn({ a: { $ref: `${other}/a.json` } })).toEqual([
    `${other}/a.json is outside of the document's folder; --follow-references loads it.`,
  ]);
  expect(await missingIn({ a: { $ref: `${other}/a.json` } }, { isAnywhere: true })).toEqual([]);
  const own = await serve({
    "/openapi.json": JSON.stringify({ a: { $ref: "file:///etc/hostname" }, b: { $ref: `${other}/a.json` } }),
  });
  const { missing } = await Documents.load(`${own}/openapi.json`);
  expect(missing.map(({ file }) => file)).toEqual(["file:///etc/hostname", `${other}/a.json`]);
});

test("a redirect of a reference to another host is not followed", async () => {
  const other = await serve({});
  const own = await serve({
    "/openapi.json": JSON.stringify({ a: { $ref: "/a.json" }, b: { $ref: "/b.json" } }),
    "/a.json": (send) => send(302, "", `${other}/a.json`),
    "/b.json": (send) => send(302, "", "/b.json"),
  });
  const { missing } = await Documents.load(`${own}/openapi.json`);
  expect(missing.map(({ why }) => why)).toEqual([
    `${own}/a.json redirects to ${other}, which is not the host of the document.`,
    `${own}/b.json redirects more than 5 times.`,
  ]);
});

test("size and time of what is loaded are limited", async () => {
  const own = await serve({ "/large.json": JSON.stringify("x".repeat(300_000)), "/slow.json": () => undefined });
  const limits = { bytes: 200_000, timeout: 200 };
  await expect(Documents.load(`${own}/large.json`, { limits })).rejects.toThrow("is too large: it may have 0.2 MB.");
  await expect(Documents.load(`${own}/slow.json`, { limits })).rejects.toThrow(
    "cannot be loaded: no complete response within 0.2 seconds.",
  );
  write("large.json", "x".repeat(300_000));
  await expect(Documents.load(path.join(folder, "large.json"), { limits })).rejects.toThrow("is too large");
});

/** An object in an object and so on. */
function nested(levels: number, name: string, inner: Json = { type: "string" }): Json {
  let value = inner;
  for (let level = 0; level < levels; level += 1) {
    value = name === "allOf" ? { allOf: [value] } : { [name]: value };
  }
  return value;
}

test.each(["items", "allOf", "not", "x-any"])(
  "a document that is nested too deeply by %s is an error with the place",
  (name) => {
    expect(() => Documents.of(nested(5000, name))).toThrow(
      /^document\.json has more than 400 nested levels, at #\/\w+/,
    );
    const deep = importDocument(petStore(record({ name: { type: "string" }, deep: nested(150, name) })));
    expect(deep.files.get("schema/entities/pet.ts")).toContain("  name?: string;");
  },
);

test("text with many open brackets is an error", () => {
  expect(() => parseText("[".repeat(20_000), "a.yaml")).toThrow(/^a\.yaml/);
  expect(() => parseText("- ".repeat(20_000), "a.yaml")).toThrow(/^a\.yaml/);
});

test("a chain of references ends with a note, and so do unions of unions", () => {
  const chain = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`C${index}`, { $ref: `#/components/schemas/C${index + 1}` }]),
  );
  const branches = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => {
      const next = { $ref: `#/components/schemas/U${index + 1}` };
      return [`U${index}`, { oneOf: [next, { type: "object", properties: { a: next } }, next] }];
    }),
  );
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const made = importDocument(
    petStore(record({ chain: refer("C0"), name: { type: "string" }, union: refer("U0") }), {
      schemas: { ...chain, ...branches },
    }),
  );
  expect(notesAbout(made, "pet.chain").join()).toContain("is the last of more than 200 in a row");
  expect(notesAbout(made, "pet.union").join()).toMatch(/left out|imported/);
});

test("a member named __proto__ is ordinary", () => {
  const document = JSON.parse('{ "properties": { "__proto__": { "type": "string" }, "name": { "type": "string" } } }');
  expect(readDocument(Documents.of(document as Json)).entities).toHaveLength(1);
});
