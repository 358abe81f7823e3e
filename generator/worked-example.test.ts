import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { render } from "./generate.ts";
import { readSchemaFiles } from "./read/schema-files.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const README = readFileSync(path.join(ROOT, "README.md"), "utf8");

/** What README.md tells to do, done to the spec as it stands. */
function withCampaign(): ReadonlyMap<string, string> {
  const [, field = ""] = /In the interface, after `code`:\n\n +```ts\n([\s\S]*?) +```/.exec(README) ?? [];
  expect(field).toContain("campaign?: string;");
  const files = readSchemaFiles(ROOT).map((file) =>
    file.path === "schema/entities/coupon.ts"
      ? {
          ...file,
          text: file.text
            .replace("  code: string;\n", `  code: string;\n${field}`)
            .replace('columns: ["code", ', 'columns: ["code", "campaign", ')
            .replaceAll('{ name: "general", fields: ["code", ', '{ name: "general", fields: ["code", "campaign", '),
        }
      : file,
  );
  return new Map(render(files).files.map((file) => [file.path, file.content]));
}

test("the field that README adds to coupon is in list, form, show page, client, OpenAPI document and table", () => {
  const files = withCampaign();
  const screens = files.get("generated/screens/coupon.ts") ?? "";
  const part = (from: string, to: string) =>
    screens.slice(screens.indexOf(`\n  ${from}: {`), screens.indexOf(`\n  ${to}:`));
  expect(part("list", "form")).toContain('"campaign"');
  expect(part("form", "show")).toContain('labelKey: "entity.coupon.field.campaign"');
  expect(part("show", "actions")).toContain('"campaign"');
  expect(files.get("generated/schemas/coupon.ts")).toContain("campaign: {");
  expect(files.get("generated/api/coupon.ts")).toContain(
    'import type { Coupon } from "../../schema/entities/coupon.ts"',
  );
  expect(files.get("generated/backend/tables.ts")).toContain('campaign: text("campaign")');
  const { components } = JSON.parse(files.get("generated/openapi.json") ?? "{}") as {
    components: { schemas: Record<string, { properties: object }> };
  };
  expect(components.schemas["Coupon"]?.properties).toHaveProperty("campaign.maxLength", 80);
});

test.each(["pt-br", "en-us"])(
  "without its label, the catalogue %s does not compile, and the compiler names it",
  (language) => {
    const keys = path.join(ROOT, "generated/message-keys.ts");
    const changed = withCampaign().get("generated/message-keys.ts") ?? "";
    const config = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
    const host = ts.createCompilerHost(options);
    const read = host.readFile.bind(host);
    host.readFile = (file) => (path.resolve(file) === keys ? changed : read(file));
    const source = host.getSourceFile.bind(host);
    host.getSourceFile = (file, version) =>
      path.resolve(file) === keys ? ts.createSourceFile(file, changed, version) : source(file, version);
    const catalogue = path.join(ROOT, `src/console/i18n/${language}/coupon.ts`);
    const program = ts.createProgram([catalogue], { ...options, types: [] }, host);
    const errors = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain("'\"entity.coupon.field.campaign\"' is missing");
  },
);
