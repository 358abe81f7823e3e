import { type SQL, sql } from "drizzle-orm";
import { formats } from "../../contract/formats.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import { isOrderOfToday, type ListRequest, toSortKey } from "./list-query.ts";
import { calendarOf, columnOf, isId, type Listed, type Stored } from "./stored-entity.ts";

/** A row's place in an order: what the order is by, as the database writes it, and the id. */
interface Place {
  readonly value: string | null;
  readonly id: string;
}

/** The row beside which a page is, and on which side of it. */
export interface Cursor extends Place {
  readonly side: "after" | "before";
  /** The day for which the order was evaluated, where it depends on the day: the pages that follow keep it. */
  readonly day: string | null;
}

/** A row's place, as clients hand it back; it means nothing in another order, nor in the list of another entity. */
export function writeCursor(stored: Listed, sort: string, { value, id }: Place): string {
  const day = isOrderOfToday(stored, sort) ? [calendarOf(stored).today] : [];
  return Buffer.from(JSON.stringify([stored.entity, sort, value, id, ...day])).toString("base64url");
}

/** The cursor that a list is asked with; null where it is asked for a page by its number. */
export function readCursor(stored: Stored, { after, before, sort }: ListRequest): Cursor | null {
  const side = after === undefined ? "before" : "after";
  const text = after ?? before;
  if (text === undefined) {
    return null;
  }
  const place = after !== undefined && before !== undefined ? null : readPlace(stored, sort, text);
  if (place === null) {
    throw notACursor(side);
  }
  return { ...place, side };
}

/** What is answered to a cursor that leads nowhere. */
export function notACursor(side: Cursor["side"]): HttpProblem {
  const remedy = "ask by page, and go on from the nextCursor or previousCursor of that answer";
  const message = `is no cursor of this list in this order: ${remedy}`;
  return new HttpProblem(400, "The query is not valid", [fieldProblem(side, "cursor", message)]);
}

function readPlace({ entity }: Stored, sort: string, text: string): Omit<Cursor, "side"> | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    const [ofEntity, inOrder, value, id, day = null] = Array.isArray(place) ? (place as unknown[]) : [];
    const isValue = value === null || typeof value === "string";
    const isDayRight = day === null || (typeof day === "string" && formats.date.validate(day));
    return ofEntity === entity && inOrder === sort && isValue && isId(id) && isDayRight ? { value, id, day } : null;
  } catch {
    return null;
  }
}

/**
 * The rows behind a place, as conditions that are gone through in turn: an index is read from where each begins. Without
 * a value, rows stand last; in the other direction first.
 */
export function toSegments(stored: Listed, sort: string, { value, id }: Place): readonly SQL[] {
  const { expression, type } = toSortKey(stored, sort);
  const own = columnOf(stored.table, "id");
  const isDown = sort.startsWith("-");
  const sign = sql.raw(isDown ? "<" : ">");
  if (value === null) {
    const rest = sql`(${expression}) is null and ${own} ${sign} ${id}::uuid`;
    return isDown ? [rest, sql`(${expression}) is not null`] : [rest];
  }
  const rest = sql`(${expression}, ${own}) ${sign} (cast(${value}::text as ${sql.raw(type)}), ${id}::uuid)`;
  return isDown ? [rest] : [rest, sql`(${expression}) is null`];
}
