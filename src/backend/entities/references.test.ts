import { pgTable, uuid } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Db } from "../database/database.ts";
import { rejectUnknownReferences } from "./references.ts";
import type { Stored } from "./stored-entity.ts";

const shelves = pgTable("shelves", { id: uuid("id").primaryKey() });
const boxes = pgTable("boxes", { id: uuid("id").primaryKey(), shelfId: uuid("shelf_id") });
const plain = { links: [], children: [], usedBy: [] };
const box = { ...plain, entity: "box", table: boxes } as unknown as Stored;
const shelf = {
  ...plain,
  entity: "shelf",
  table: shelves,
  usedBy: [{ entity: "box", field: "shelfId", table: boxes, column: "shelfId" }],
} as unknown as Stored;
const context = { storage: { box, shelf }, stored: box };

/** Never called: an invalid id needs no query. */
const db = {} as Db;

test("null refers to no record, and neither does an invalid id", async () => {
  await expect(rejectUnknownReferences(db, context, { shelfId: null })).resolves.toBeUndefined();
  await expect(rejectUnknownReferences(db, context, { shelfId: "" })).rejects.toMatchObject({
    details: [{ path: "shelfId", code: "notFound" }],
  });
});
