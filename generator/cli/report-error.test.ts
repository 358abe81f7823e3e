import { expect, test, vi } from "vitest";
import { notePlace } from "../diagnostics/error-context.ts";
import { WriteError } from "../write/write-changes.ts";
import { errorAsJson, reportError } from "./report-error.ts";

test("case 158: an expected error is reported in one line, an internal error with its place, and with its stack on request", () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open 'x'"), { syscall: "open" });
  expect(reportError(denied, ".")).toBe("EACCES: permission denied, open 'x'");
  expect(reportError(new WriteError("generated/menu.ts cannot be written"), ".")).toBe(
    "generated/menu.ts cannot be written",
  );
  const error = new TypeError("x is undefined");
  notePlace(error, 'the field "code" of schema/entities/ticket.ts');
  notePlace(error, 'the output "schemas"');
  expect(reportError(error, ".")).toBe(
    'The generator failed at the field "code" of schema/entities/ticket.ts, in the output "schemas": TypeError: x is undefined\n' +
      "This is a fault of the generator. CODEGEN_DEBUG=1 shows where it happened.",
  );
  expect(errorAsJson(new TypeError("x"))).not.toMatch(/\n +at /);
  vi.stubEnv("CODEGEN_DEBUG", "1");
  expect(reportError(new TypeError("x is undefined"), ".")).toMatch(/^TypeError: x is undefined\n +at /);
  vi.unstubAllEnvs();
});
