import { expect, test } from "vitest";
import { toDatabaseProblem } from "./database-problem.ts";

const coded = (code: string) => Object.assign(new Error("the driver's words"), { code });

test.each([
  ...["08000", "08003", "08006", "08P01", "53300", "57014", "57P01", "57P02", "57P03", "25P03", "25P04", "25006"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ERR_STREAM_DESTROYED"],
])("case 195: the driver's %s is 503, directly or as a cause", (code) => {
  const wrapped = new Error("Failed query: insert …", { cause: coded(code) });
  expect([toDatabaseProblem(coded(code))?.statusCode, toDatabaseProblem(wrapped)?.statusCode]).toEqual([503, 503]);
});

test.each([
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Cannot use a pool after calling end on the pool",
  "PGlite is closed",
])("case 195: %j, which has no code, is 503", (message) => {
  expect(toDatabaseProblem(new Error(message))?.statusCode).toBe(503);
});

test.each([coded("42P01"), coded("XX000"), coded("FST_ERR_X"), new Error("is not a function"), "text", null])(
  "%s does not mean that the database is unavailable",
  (error) => {
    expect(toDatabaseProblem(error)).toBeNull();
  },
);

test("a text too long for an index is a 422, like a violated check", () => {
  expect(["54000", "22001", "23514"].map((code) => toDatabaseProblem(coded(code))?.statusCode)).toEqual([
    422, 422, 422,
  ]);
});

const constraints = new Map([
  ["shelves code_key", ["code"]],
  ["shelves place_key", ["shelf_name", "upper_shelf_id"]],
  ["shelves upper_fk", ["upper_shelf_id"]],
]);
/** Wraps an error like the query builder, which adds the statement and sets the driver's error as the cause. */
const violation = (code: string, constraint: string, query: string) =>
  Object.assign(
    new Error("Failed query", {
      cause: Object.assign(new Error("a text in any language"), { code, table: "shelves", constraint, detail: "-" }),
    }),
    { query },
  );

test.each([
  ["code_key", "code", {}],
  ["place_key", "", { fields: ["shelfName", "upperShelfId"] }],
  ["unknown_key", "", {}],
])("a unique or exclusion violation on %s names the fields of the constraint", (constraint, path, params) => {
  for (const code of ["23505", "23P01"]) {
    expect(toDatabaseProblem(violation(code, constraint, ""), constraints)?.details).toEqual([
      { path, code: "unique", params, message: "is already taken" },
    ]);
  }
});

test.each([
  ['insert into "shelves" ("id") values ($1)', 422],
  ["INSERT INTO public.shelves values ($1)", 422],
  ['update "shelves" set "upper_shelf_id" = $1', 422],
  ['with gone as (delete from "books") insert into "shelves" select 1', 422],
  ['delete from "shelves" where "id" = $1', 409],
  ['delete from "buildings"', 409],
  ['update "buildings" set "id" = $1', 409],
  ['with shelf as (insert into "shelves_old" values (1)) delete from "buildings"', 409],
])("a foreign key violation of %j is %i", (query, status) => {
  const error = violation("23503", "upper_fk", query);
  const [detail] = toDatabaseProblem(error, constraints)?.details ?? [];
  expect([toDatabaseProblem(error, constraints)?.statusCode, detail?.code, detail?.path]).toEqual(
    status === 422 ? [422, "notFound", "upperShelfId"] : [409, "inUse", ""],
  );
});
