import { expect, test } from "vitest";
import { isMissingFile } from "./is-missing-file.ts";

test.each([
  new TypeError("Failed to fetch dynamically imported module: http://127.0.0.1/assets/form-BH3.js"),
  new TypeError("error loading dynamically imported module: http://127.0.0.1/assets/form-BH3.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/form-BH3.css"),
])("the file is missing: %s", (error) => {
  expect(isMissingFile(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'money')"),
  new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  "Failed to fetch dynamically imported module",
  undefined,
])("the module itself fails: %s", (error) => {
  expect(isMissingFile(error)).toBe(false);
});
