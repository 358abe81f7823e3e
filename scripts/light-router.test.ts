import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { lightenRouter } from "./light-router.ts";

const dist = path.join(import.meta.dirname, "../node_modules/react-router/dist/development");

test("a component that nothing uses can be left out of a bundle: its making is pure, and its name for tools is gone", () => {
  const code = 'var Form = React10.forwardRef(\n  (props, ref) => null\n);\nForm.displayName = "Form";\nvar A = 1;';
  expect(lightenRouter(code)).toBe(
    "var Form = /* @__PURE__ */ React10.forwardRef(\n  (props, ref) => null\n);\n\nvar A = 1;",
  );
});

test("names that are no statement of their own, and other calls, stay", () => {
  const code = '    Fetcher.displayName = "fetcher.Form";\nvar A = createContext(1);';
  expect(lightenRouter(code)).toBe(code);
});

test("the router that is installed is written as this expects", () => {
  const files = readdirSync(dist).filter((name) => name.endsWith(".mjs"));
  const texts = files.map((name) => readFileSync(path.join(dist, name), "utf8"));
  const router = texts.find((text) => text.includes("Form.displayName")) ?? "";
  const light = lightenRouter(router);
  expect(light).not.toContain('\nForm.displayName = "Form";');
  expect(light).toContain("var Form = /* @__PURE__ */ React");
  expect(light).toContain("var ENABLE_DEV_WARNINGS = false;");
});
