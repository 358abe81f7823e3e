import { expect, test } from "vitest";
import { WriteError } from "../write/write-changes.ts";
import { reportError } from "./report-error.ts";

test("case 158: an expected error is reported in one line, an internal error with its stack", () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open 'x'"), { syscall: "open" });
  expect(reportError(denied, ".")).toBe("EACCES: permission denied, open 'x'");
  expect(reportError(new WriteError("generated/menu.ts cannot be written"), ".")).toBe(
    "generated/menu.ts cannot be written",
  );
  expect(reportError(new TypeError("x is undefined"), ".")).toMatch(/^TypeError: x is undefined\n +at /);
});
