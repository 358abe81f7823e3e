import {
  boolean,
  date,
  doublePrecision,
  jsonb,
  numeric,
  pgTable,
  text,
  time,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Stored } from "../entities/stored-entity.ts";

export const loans = pgTable("loans", {
  id: uuid("id").primaryKey(),
  state: text("state"),
  note: text("note"),
  count: doublePrecision("count"),
  fee: numeric("fee", { precision: 15, scale: 2, mode: "number" }),
  settled: boolean("settled"),
  ends: date("ends"),
  made: timestamp("made", { withTimezone: true, mode: "string" }),
  at: time("at"),
  tags: text("tags").array(),
  sizes: doublePrecision("sizes").array(),
  place: jsonb("place"),
});
export const loanBooks = pgTable("loan_books", { loanId: uuid("loan_id"), bookId: uuid("book_id") });

export const loanFields = ["state", "note", "count", "fee", "settled", "ends", "made", "at", "tags", "sizes", "place"];
/** An entity with filters of every kind: columns, properties of an object, a computed text and links. */
export const filteredLoans: Stored = {
  entity: "loan",
  table: loans,
  columns: ["id", ...loanFields],
  titleField: "note",
  secrets: [],
  createdAt: null,
  updatedAt: null,
  unique: [],
  search: ["note"],
  filters: ["state", "books", "place.city"],
  sortable: ["id", ...loanFields, "title", "place.size"],
  sort: "id",
  parts: { "place.city": "text", "place.size": "number" },
  computed: { title: { of: { join: ["state", "note"], with: " " } } },
  links: [{ field: "books", table: loanBooks, to: "book", ownerColumn: "loanId", targetColumn: "bookId" }],
  children: [],
  expansions: [],
  usedBy: [],
};
