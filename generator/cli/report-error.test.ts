import { expect, test } from "vitest";
import { WriteError } from "../write/write-changes.ts";
import { reportFault } from "./report-error.ts";

test("case 158: what the system or the writer refuses is said in one line, a fault of ours with its stack", () => {
  const refused = Object.assign(new Error("EACCES: permission denied, open 'x'"), { syscall: "open" });
  expect(reportFault(refused, ".")).toBe("EACCES: permission denied, open 'x'");
  expect(reportFault(new WriteError("generated/menu.ts cannot be written"), ".")).toBe(
    "generated/menu.ts cannot be written",
  );
  expect(reportFault(new TypeError("x is undefined"), ".")).toMatch(/^TypeError: x is undefined\n +at /);
});
