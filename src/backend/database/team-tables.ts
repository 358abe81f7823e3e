import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffUsers } from "./own-tables.ts";

/** Tables of what staff users share. */

/** Notes of staff users on records. A note of a deleted record stays, in case the record is restored. */
export const recordNotes = pgTable(
  "entity_console_notes",
  {
    id: uuid("id").primaryKey(),
    entity: text("entity").notNull(),
    recordId: text("record_id").notNull(),
    text: text("text").notNull(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    /** Null if the text is unchanged. */
    editedAt: timestamp("edited_at", { withTimezone: true, mode: "string" }),
  },
  (table) => [
    index("entity_console_notes_record_idx").on(table.entity, table.recordId, table.createdAt, table.id),
    index("entity_console_notes_created_at_idx").on(table.createdAt, table.id),
    index("entity_console_notes_author_id_idx").on(table.authorId),
  ],
);

/** Saved views of lists, private to their owner or shared with all staff users. */
export const listViews = pgTable(
  "entity_console_views",
  {
    id: uuid("id").primaryKey(),
    /** The entity of the list. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    /** Query string of the list, without a question mark. */
    search: text("search").notNull(),
    /** A message to readers of a shared view. */
    note: text("note").notNull().default(""),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    isShared: boolean("is_shared").notNull(),
    /** True if the list opens with it for users without a default of their own. */
    isTeamDefault: boolean("is_team_default").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
  },
  (table) => [
    index("entity_console_views_list_idx").on(table.list, table.createdAt, table.id),
    index("entity_console_views_owner_id_idx").on(table.ownerId),
    uniqueIndex("entity_console_views_name_key").on(table.ownerId, table.list, table.name),
    uniqueIndex("entity_console_views_team_default_key").on(table.list).where(sql`is_team_default`),
  ],
);

/** The view that a list opens with, by staff user. */
export const defaultViews = pgTable(
  "entity_console_default_views",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    list: text("list").notNull(),
    viewId: uuid("view_id")
      .notNull()
      .references(() => listViews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index("entity_console_default_views_view_id_idx").on(table.viewId),
  ],
);

/** Who has an edit page open. Rows expire after a minute without a heartbeat. */
export const openEditors = pgTable(
  "entity_console_editors",
  {
    entity: text("entity").notNull(),
    recordId: text("record_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    /** One per open page. */
    pageId: uuid("page_id").notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.recordId, table.userId, table.pageId] }),
    index("entity_console_editors_user_id_idx").on(table.userId),
    index("entity_console_editors_seen_at_idx").on(table.seenAt),
  ],
);
