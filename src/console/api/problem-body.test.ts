import { describe, expect, test } from "vitest";
import { toApiError } from "./problem-body.ts";

const error = (body: unknown, status = 422) =>
  toApiError({
    status,
    headers: new Headers(),
    text: typeof body === "string" ? body : JSON.stringify(body),
    isRedirected: false,
  });

/** Google's error details: field errors among other types. */
const googleDetails = (name: string) => [
  { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "INVALID" },
  {
    "@type": "type.googleapis.com/google.rpc.BadRequest",
    [name]: [{ field: "code", reason: "X", description: "bad" }],
  },
];

describe("the error of a failed response", () => {
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
    [{ Message: "No" }, "No"],
    [{ status: 422, error: 422, messages: { error: "No" } }, "No"],
  ])("case 70: %j has the message %j", (body, message) => {
    expect(error(body)).toMatchObject({ kind: "http", statusCode: 422, message });
    expect(Array.isArray(error(body).details)).toBe(true);
  });

  test("case 69: an HTML page is not a message", () => {
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
    ["FastAPI's", { detail: [{ loc: ["body", "code"], msg: "bad", type: "missing" }] }, "code"],
    ["Strapi's", { error: { message: "No", details: { errors: [{ path: ["code"], message: "bad" }] } } }, "code"],
    ["JSend's", { status: "fail", data: { code: "bad" } }, "code"],
    ["ASP.NET's", { Message: "No", ModelState: { "book.Code": ["bad", "worse"] } }, "book.Code"],
    ["lists of texts by field of an error", { error: { code: ["bad", "worse"] } }, "code"],
    ["lists of texts by field of an error, with a message", { message: "No", error: { code: ["bad"] } }, "code"],
    ["messages", { messages: { code: "bad" } }, "code"],
    ["lists of messages", { message: "No", messages: { code: ["bad"] } }, "code"],
    ["Google's", { error: { code: 400, message: "No", details: googleDetails("fieldViolations") } }, "code"],
    ["Google's through a gateway", { code: 3, message: "No", details: googleDetails("field_violations") }, "code"],
    ["Jakarta's", { violations: [{ field: "create.body.code", message: "bad" }] }, "create.body.code"],
    ["the body itself", [{ field: "code", message: "bad" }], "code"],
  ])("case 73: field errors may be %s", (_, body, path) => {
    expect(error(body).details[0]).toMatchObject({ path, message: "bad" });
  });

  test.each([
    [500, { trace: ["at x.java:7"] }],
    [422, { message: "No", tags: ["a"] }],
    [422, { name: "a", sizes: [1] }],
    [422, { detail: "No" }],
    [422, { status: "success", data: { name: "a" } }],
    [422, { message: "No", data: { name: "a" } }],
    [422, { error: { message: ["No"] } }],
    [400, { status: 400, error: 400, messages: { error: "No" } }],
    [404, { status: 404, error: 404, messages: { error: "No" } }],
    [403, { error: { message: "No", details: [{ "@type": "ErrorInfo", reason: "OFF" }] } }],
  ])("case 73: %d with %j has no field errors", (status, body) => {
    expect(error(body, status).details).toEqual([]);
  });

  test.each([
    ["a body of fields", { code: [["is taken", "is long"]] }],
    ["its errors", { errors: { code: [[{ message: "is taken" }]] } }],
  ])("case 73: field errors use the first message of nested lists, in %s", (_, body) => {
    expect(error(body).details).toMatchObject([{ path: "code", message: "is taken" }]);
  });

  test.each([{ reason: "in use by 3 shelves" }, { error: { reason: "in use by 3 shelves" } }])(
    "case 70: the reason is the message if there is no other: %j",
    (body) => {
      expect(error(body, 409).serverMessage).toBe("in use by 3 shelves");
    },
  );
});
