import { type SQL, sql } from "drizzle-orm";
import { formats } from "../../kinds/formats.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { isOrderOfToday, type ListRequest, toSortKey } from "./list-query.ts";
import { calendarOf, columnOf, isId, type Listed, type Stored } from "./stored-entity.ts";

/** The position of a row in an order: its sort key as text, and its id. */
interface Place {
  readonly value: string | null;
  readonly id: string;
}

/** The row next to the requested page, and the side of the page. */
export interface Cursor extends Place {
  readonly side: "after" | "before";
  /** The day for which the order was computed, if it depends on the day. The following pages use the same. */
  readonly day: string | null;
}

/** Version of the sort keys: a cursor of another version would skip or repeat rows. */
const ORDER = 2;

/** Encodes a position for clients. It is rejected for another order or entity. */
export function writeCursor(stored: Listed, sort: string, { value, id }: Place): string {
  const day = isOrderOfToday(stored, sort) ? [calendarOf(stored).today] : [];
  return Buffer.from(JSON.stringify([ORDER, stored.entity, sort, value, id, ...day])).toString("base64url");
}

/** Decodes the cursor of a request; null if it requests a page by number. */
export function readCursor(stored: Stored, { after, before, sort }: ListRequest): Cursor | null {
  const side = after === undefined ? "before" : "after";
  const text = after ?? before;
  if (text === undefined) {
    return null;
  }
  const place = after !== undefined && before !== undefined ? null : readPlace(stored, sort, text);
  if (place === null) {
    throw invalidCursor(side);
  }
  return { ...place, side };
}

/** The error for an invalid cursor. */
export function invalidCursor(side: Cursor["side"]): HttpProblem {
  const remedy = "ask by page, and go on from the nextCursor or previousCursor of that answer";
  const message = `is not a cursor of this list in this order: ${remedy}`;
  return new HttpProblem(400, "The query is not valid", [fieldProblem(side, "cursor", message)]);
}

function readPlace({ entity }: Stored, sort: string, text: string): Omit<Cursor, "side"> | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    const [version, ofEntity, inOrder, value, id, day = null] = Array.isArray(place) ? (place as unknown[]) : [];
    const isOurs = version === ORDER && ofEntity === entity && inOrder === sort;
    const isValue = value === null || typeof value === "string";
    const isDayRight = day === null || (typeof day === "string" && formats.date.validate(day));
    return isOurs && isValue && isId(id) && isDayRight ? { value, id, day } : null;
  } catch {
    return null;
  }
}

/**
 * The rows beyond a position, as conditions that are read in turn, each from an index. `walk` is the direction of
 * reading. Blanks are last in both directions of a list, so they come first on the way back.
 */
export function toSegments(stored: Listed, walk: string, { value, id, side }: Omit<Cursor, "day">): readonly SQL[] {
  const { expression, type, mayBeBlank } = toSortKey(stored, walk);
  const own = columnOf(stored.table, "id");
  const sign = sql.raw(walk.startsWith("-") ? "<" : ">");
  const [blanks, others] = [sql`(${expression}) is null`, sql`(${expression}) is not null`];
  if (value === null) {
    const rest = sql`${blanks} and ${own} ${sign} ${id}::uuid`;
    return side === "before" ? [rest, others] : [rest];
  }
  const rest = sql`(${expression}, ${own}) ${sign} (cast(${value}::text as ${sql.raw(type)}), ${id}::uuid)`;
  return side === "before" || !mayBeBlank ? [rest] : [rest, blanks];
}
