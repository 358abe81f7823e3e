import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { toPlural } from "../generator/model/names.ts";
import { findProduct, productFolders } from "../generator/places/product-places.ts";

type Source = readonly [file: string, text: string];

/** The tables that a product fills by `batchRoute`. */
function batchTables(sources: readonly Source[]): readonly string[] {
  const entities = sources.flatMap(([, text]) => [...text.matchAll(/\bbatchRoute\(\s*\w+,\s*"(\w+)"/g)]);
  return [...new Set(entities.map(([, entity = ""]) => toPlural(entity)))];
}

/** Files that read such a table by SQL of their own, and nowhere ask for its published rows only (decision 0043). */
function findUnpublishedReads(sources: readonly Source[]): readonly string[] {
  return batchTables(sources).flatMap((table) => {
    const reads = new RegExp(`(from|join)\\(\\s*${table}\\b|\\b(from|join)\\s+\\$\\{${table}\\}`, "i");
    const unaware = sources.filter(([, text]) => reads.test(text) && !text.includes(`published(${table})`));
    return unaware.map(([file]) => `${file}: add published(${table}) to its condition`);
  });
}

function readSources(folder: string): readonly Source[] {
  const backend = path.join(findProduct(folder).hand, "backend");
  const names = existsSync(backend) ? readdirSync(backend, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => name.endsWith(".ts") && !/\.test\.ts$|(^|[\\/])(seed|testing)[\\/]/.test(name));
  return files.map((name) => [name, readFileSync(path.join(backend, name), "utf8")]);
}

test.each(productFolders())("in %s, SQL by hand leaves out rows of a batch that is being written", (folder) => {
  expect(findUnpublishedReads(readSources(folder))).toEqual([]);
});

/** In the texts, § is the $ of a template. */
const maker: Source = ["make.ts", 'batchRoute(route, "box", prepare)'];

test.each([
  ["db.select().from(boxes)", 1],
  ["db.select().from(lids).innerJoin(\n  boxes, eq(a, b))", 1],
  ["sql`select count(*) from §{boxes}`", 1],
  ["sql`select 1 from §{lids} join §{boxes} on true`", 1],
  ["db.select().from(boxes).where(published(boxes))", 0],
  ["sql`select 1 from §{boxes} where §{published(boxes) ?? sql`true`}`", 0],
  ["db.select().from(lids)", 0],
  ["db.insert(boxes)", 0],
])("%j has %i file to report", (text, count) => {
  expect(findUnpublishedReads([maker, ["read.ts", text.replaceAll("§", "$")]])).toHaveLength(count);
});
