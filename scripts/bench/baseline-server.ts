import { createServer } from "node:http";
import { jwtVerify } from "jose";
import pg from "pg";
import { toAuthKeys } from "../../src/backend/auth/auth-keys.ts";

/**
 * A list of 25 members without a framework: node:http, the bare driver, one token check, and the four statements that
 * the backend sent for this list before any tuning (2026-11-21), one after another. Keep unchanged: `npm run
 * bench:backend` uses it as the baseline.
 */

const SESSION = `select "staff_users"."role" from "sessions" inner join "staff_users" on "staff_users"."id" = "sessions"."user_id"
  where "sessions"."id" = $1 and "sessions"."audience" = $2 and "sessions"."expires_at" > now()`;
const ROWS = `select "id", "username", "email", "password", "biography", "image", "status", "created_at", "updated_at", "type",
  "book_id", "book_copy", "amount", "head_reader", "revision" from "members"
  order by "members"."created_at" desc, "members"."id" desc limit $1 offset $2`;
const COUNT = `select count(*)::int as total from "members"`;
const BOOKS = `select "id", "name", "description", "status", "favourite", "standard_book", "shelf_order", "member_type", "revision"
  from "books" where "books"."id" = any($1)`;

const { DATABASE_URL = "", AUTH_SECRET = "" } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const key = await toAuthKeys(AUTH_SECRET, "baseline").of("main").access;

async function list(header: string): Promise<object> {
  const { payload } = await jwtVerify(header.slice("Bearer ".length), key);
  const session = await pool.query(SESSION, [payload["sid"], "main"]);
  if (session.rows.length === 0) {
    throw new TypeError("No such session");
  }
  const { rows } = await pool.query(ROWS, [25, 0]);
  const { rows: counted } = await pool.query(COUNT);
  const ids = [...new Set(rows.map(({ book_id: id }) => id).filter((id) => id !== null))];
  const { rows: books } = await pool.query(BOOKS, [ids]);
  const byId = new Map(books.map((book) => [book["id"], book]));
  const data = rows.map(({ password: _, revision: __, ...row }) => ({ ...row, book: byId.get(row["book_id"]) }));
  return { data, total: counted[0]?.["total"] };
}

const server = createServer((request, response) => {
  list(request.headers.authorization ?? "").then(
    (body) => {
      response.setHeader("content-type", "application/json; charset=utf-8");
      response.end(JSON.stringify(body));
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`The console: http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
process.once("SIGTERM", () => process.exit(0));
