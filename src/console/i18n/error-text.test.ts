import { describe, expect, test } from "vitest";
import { toApiError } from "../api/problem-body.ts";
import { texts as shellEnUs } from "./en-US/shell.ts";
import { errorText } from "./error-text.ts";
import { createTranslate } from "./translate.ts";

const t = createTranslate([{ language: "en-US", catalogue: shellEnUs }]);

/** Formats a failed response as staff read it. */
function read(status: number, body: unknown): string {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return errorText(t, toApiError({ status, headers: new Headers(), text, isRedirected: false }));
}

const REFUSED = "The server rejected the data.";

describe("the backend's reason is displayed", () => {
  test.each([
    [400, "The name is reserved", `${REFUSED} Server response: The name is reserved`],
    [400, { message: ["name is short", "name is odd"] }, `${REFUSED} Server response: name is short; name is odd`],
    [422, { title: "Bad", detail: "Nothing works" }, `${REFUSED} Server response: Nothing works`],
    [423, { message: "Locked by Bob" }, `${REFUSED} Server response: Locked by Bob`],
    [409, { message: "In use by 3" }, "The record has changed or is in use. Server response: In use by 3"],
    [403, { detail: "Owners only" }, "You do not have permission to do this. Server response: Owners only"],
    [409, { errors: { base: ["Has copies"] } }, "The record has changed or is in use. Server response: Has copies"],
  ])("shows the reason of %d with %j", (status, body, wanted) => {
    expect(read(status, body)).toBe(wanted);
  });
});

describe("a message that only repeats the status is omitted", () => {
  test.each([
    [422, "", REFUSED],
    [422, { message: "Unprocessable Entity" }, REFUSED],
    [400, { error: "BadRequestException" }, REFUSED],
    [400, "<html><h1>Bad request, said nginx</h1></html>", REFUSED],
    [403, { title: "Forbidden", status: 403 }, "You do not have permission to do this."],
    [500, { message: "NullPointerException at x.java:7" }, "Internal server error"],
    [404, { message: "no such row" }, "The record was not found."],
  ])("omits the message of %d with %j", (status, body, wanted) => {
    expect(read(status, body)).toBe(wanted);
  });
});
