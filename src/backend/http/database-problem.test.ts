import { expect, test } from "vitest";
import { toDatabaseProblem } from "./database-problem.ts";

const coded = (code: string) => Object.assign(new Error("the driver's words"), { code });

test.each([
  ...["08000", "08003", "08006", "08P01", "53300", "57014", "57P01", "57P02", "57P03", "25P03", "25P04", "25006"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ERR_STREAM_DESTROYED"],
])("case 195: %s of the driver is 503, as it is or as a cause", (code) => {
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
  "%s is no fault of the database's absence",
  (error) => {
    expect(toDatabaseProblem(error)).toBeNull();
  },
);

test("a text that is too long for an index is a 422, as what another check refuses is", () => {
  expect(["54000", "22001", "23514"].map((code) => toDatabaseProblem(coded(code))?.statusCode)).toEqual([
    422, 422, 422,
  ]);
});

test.each([
  ["Key (code)=(a)", "code", {}],
  ['Key ("order")=(a)', "order", {}],
  ["Key (shelf_name, upper_shelf_id)=(a)=(b, c)", "", { fields: ["shelfName", "upperShelfId"] }],
  ["Key (lower(code), id)=(a, b)", "", {}],
  ["", "", {}],
])("of a value that is taken, %j says which fields it is of", (key, path, params) => {
  const error = Object.assign(coded("23505"), { detail: key && `${key} already exists.` });
  expect(toDatabaseProblem(error)?.details).toEqual([{ path, code: "unique", params, message: "is already taken" }]);
});
