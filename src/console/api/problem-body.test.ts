import { describe, expect, test } from "vitest";
import { toApiError } from "./problem-body.ts";

const error = (body: unknown, status = 422) =>
  toApiError({
    status,
    headers: new Headers(),
    text: typeof body === "string" ? body : JSON.stringify(body),
    isRedirected: false,
  });

describe("the error in a refusal", () => {
  test.each([
    [{ message: "No" }, "No"],
    [{ error: "No" }, "No"],
    [{ error: { message: "No" } }, "No"],
    [{ title: "Bad", detail: "No" }, "No"],
    ["No", "No"],
    [[], "Unprocessable content"],
    ["", "Unprocessable content"],
    [{ message: 5 }, "Unprocessable content"],
    [null, "Unprocessable content"],
  ])("case 70: %j says %j", (body, message) => {
    expect(error(body)).toMatchObject({ kind: "http", statusCode: 422, message });
    expect(Array.isArray(error(body).details)).toBe(true);
  });

  test("case 69: a page of HTML is not a message", () => {
    expect(error("<html><body>Stack trace</body></html>", 500).message).toBe("Internal server error");
  });

  test.each([
    ["a list", { details: [{ path: "code", code: "pattern", params: { p: 1 }, message: "bad" }] }, "code"],
    ["a nested path", { details: [{ path: "bookCopies[1].price", message: "bad" }] }, "bookCopies[1].price"],
    ["a JSON pointer", { errors: [{ instancePath: "/bookCopies/1/price", message: "bad" }] }, "bookCopies[1].price"],
    ["a list of keys", { issues: [{ path: ["bookCopies", 1, "price"], message: "bad" }] }, "bookCopies[1].price"],
    ["dots", { errors: [{ field: "bookCopies.1.price", msg: "bad" }] }, "bookCopies[1].price"],
    ["a map", { errors: { code: ["bad", "worse"] } }, "code"],
    ["a map of texts", { errors: { code: "bad" } }, "code"],
    ["a map of paths", { errors: { "bookCopies[1].price": ["bad"] } }, "bookCopies[1].price"],
    ["a nested map", { errors: { book: { name: ["bad"] } } }, "book.name"],
    ["violations", { violations: [{ propertyPath: "code", message: "bad" }] }, "code"],
    ["an error object", { error: { message: "No", details: [{ field: "code", message: "bad" }] } }, "code"],
    ["JSON:API's", { errors: [{ detail: "bad", source: { pointer: "/data/attributes/code" } }] }, "code"],
    ["JSON:API's of a parameter", { errors: [{ title: "bad", source: { parameter: "code" } }] }, "code"],
    ["lists of texts by field", { code: ["bad", "worse"] }, "code"],
    ["the body itself", [{ field: "code", message: "bad" }], "code"],
  ])("case 73: field errors may be %s", (_, body, path) => {
    expect(error(body).details[0]).toMatchObject({ path, message: "bad" });
  });

  test.each([
    [500, { trace: ["at x.java:7"] }],
    [422, { message: "No", tags: ["a"] }],
    [422, { name: "a", sizes: [1] }],
  ])("case 73: of %d with %j there are none", (status, body) => {
    expect(error(body, status).details).toEqual([]);
  });
});
