import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { render } from "../../generator/generate.ts";
import { type LabelInput, readLabels } from "../../generator/labels/read-labels.ts";
import { readLabelFiles } from "../../generator/read/label-files.ts";
import { readLabelSource } from "../../generator/read/label-source.ts";
import { readSchemaFiles, type SchemaFile } from "../../generator/read/schema-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const README = readFileSync(path.join(ROOT, "README.md"), "utf8");

/** The spec after the steps of README.md. */
function filesWithCampaign(): readonly SchemaFile[] {
  const [, field = ""] = /In the interface, after `code`:\n\n +```ts\n([\s\S]*?) +```/.exec(README) ?? [];
  expect(field).toContain("campaign?: string;");
  return readSchemaFiles(ROOT).map((file) =>
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
}

test("the field that README adds to coupon is in list, form, show page, client, OpenAPI document and table", () => {
  const files = new Map(render(filesWithCampaign()).files.map((file) => [file.path, file.content]));
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

/** The label files before and after the steps of README.md. */
function labelsWithCampaign(): { readonly before: LabelInput; readonly after: LabelInput } {
  const files = readLabelFiles(ROOT);
  const lines = new Map(
    [...README.matchAll(/^ +\/\/ (src\/product\/labels\/\S+)\n +(campaign: ".*",)$/gm)].map(([, file, line]) => [
      file,
      line,
    ]),
  );
  expect([...lines.keys()]).toEqual(["src/product/labels/pt-BR/coupon.ts", "src/product/labels/en-US/coupon.ts"]);
  const written = files.map((file) => {
    const line = lines.get(file.path);
    return line === undefined ? file : { ...file, text: file.text.replace("fields: {\n", `fields: {\n    ${line}\n`) };
  });
  const before = readLabels(ROOT);
  return { before, after: { ...before, source: readLabelSource(written) } };
}

test("without its labels, the run and the compiler name both, with the file that each belongs in", () => {
  const { missingTexts, files } = render(filesWithCampaign(), { labels: labelsWithCampaign().before });
  expect(missingTexts.map(({ file, constant, path: location }) => [file, constant, ...location])).toEqual([
    ["src/product/labels/pt-BR/coupon.ts", "coupon", "fields", "campaign"],
    ["src/product/labels/en-US/coupon.ts", "coupon", "fields", "campaign"],
  ]);
  const texts = files.find((file) => file.path === "generated/labels/pt-BR.ts")?.content;
  expect(texts).toContain(
    '"entity.coupon.field.campaign": undefined satisfies "entity.coupon.field.campaign is missing: write fields.campaign of coupon in src/product/labels/pt-BR/coupon.ts"',
  );
});

test("with the labels that README gives, no text is missing", () => {
  const { missingTexts, files } = render(filesWithCampaign(), { labels: labelsWithCampaign().after });
  expect(missingTexts).toEqual([]);
  const texts = files.find((file) => file.path === "generated/labels/pt-BR.ts")?.content;
  expect(texts).toContain('"entity.coupon.field.campaign": "Campanha"');
});
