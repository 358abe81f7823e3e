import { expect, test } from "vitest";
import { tokenIn } from "./token-in.ts";

test.each([
  [{ token: "3f9a2b7c1d" }, "3f9a2b7c1d"],
  [{ accessToken: "3f9a2b7c1d" }, "3f9a2b7c1d"],
  [{ code: "A-1" }, "A-1"],
  ["3f9a2b7c1d", "3f9a2b7c1d"],
  ["OK", null],
  ["<p>done</p>", null],
  [{ token: "<html></html>" }, null],
  [{ job: 1 }, null],
  [undefined, null],
])("the token in %j is %j", (answer, token) => {
  expect(tokenIn(answer, "code")).toBe(token);
});
