import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { render } from "../generate.ts";
import { fixtureSpec } from "../testing/fixture-files.ts";

const FOLDER = path.join(import.meta.dirname, "../testing/fixtures/one-entity");
const ENTITY = readFileSync(path.join(FOLDER, "schema/entities/genre.ts"), "utf8");

/** Generates an entity with these lines among its fields, and other lines before it. */
function renderWith(fields: string, before = "", head = "export interface Genre {") {
  const text = ENTITY.replace("  name: string;", `  name: string;\n${fields}`).replace(
    "export interface Genre {",
    `${head}`,
  );
  const files = fixtureSpec(FOLDER).map((file) =>
    file.path.endsWith("genre.ts")
      ? { ...file, text: text.replace("/** A capability", `${before}\n/** A capability`) }
      : file,
  );
  const texts = render(files).files;
  return (name: string) => texts.find((file) => file.path === name)?.content ?? "";
}

function mistakesOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ message, hint }) => `${message} -> ${hint}`).join("\n");
    }
    throw error;
  }
  return "";
}

test.each([
  ["x?: NonNullable<string | null>;", /which would still allow null -> the type itself, without null/],
  ["x: NonNullable<number | null>;", /which would still allow null/],
  ["readonly x?: string;", /`readonly x\?: string;` -> `\/\*\* @readOnly \*\/`/],
  ["x?: { readonly a: string };", /@readOnly/],
  ["x?: Readonly<{ a: string }>;", /@readOnly/],
  ['x?: Omit<Base, "b">;', /"Omit", an unknown name -> the fields written out/],
  ['x?: Pick<Base, "b">;', /-> the fields written out/],
  ["x?: Required<Base>;", /-> the fields written out/],
  ["x?: Map<string, string>;", /-> Record<string, string>, or a list/],
  ["x?: Set<string>;", /-> a list, with @uniqueItems/],
  ["x?: URL;", /-> string, with @format uri/],
  [
    "address?: {\n    /** @maxLength 5 */\n    city: string;\n  };",
    /within an object that has no name.* -> `export interface Address \{ … \}` with these fields, and `address: Address` here/,
  ],
  ["/** @nullable */\n  x?: string;", /@nullable.* -> `\| null` after the type/],
  ["/** @enum */\n  x?: string;", /-> a named union/],
])("%s is rejected with a remedy", (fields, words) => {
  expect(mistakesOf(() => renderWith(fields, "export interface Base { b?: string }"))).toMatch(words);
});

test.each(['Omit<Base, "b">', "Partial<Base>", "Record<string, string>", "Array<string>"])(
  "an entity that extends %s is rejected: tags of inherited fields would be lost",
  (base) => {
    const run = () =>
      renderWith("", "export interface Base { b?: string }", `export interface Genre extends ${base} {`);
    expect(mistakesOf(run)).toMatch(
      /extends .*whose fields are computed -> the fields written out|"Omit", an unknown name/,
    );
  },
);

test("tags of inherited fields apply to the schema and the table", () => {
  const base =
    "export interface Base {\n  /**\n   * @maxLength 40\n   */\n  code?: string;\n  /** @readOnly */\n  made?: string;\n}";
  const file = renderWith("", base, "export interface Genre extends Base {");
  expect(file("generated/schemas/genre.ts")).toMatch(/code: \{ type: "string", maxLength: 40 \}/);
  const [, written = ""] = file("generated/schemas/genre.ts").split("genreCreateSchema: JsonSchema");
  expect(written).toContain("code:");
  expect(written).not.toContain("made:");
  expect(file("generated/backend/tables.ts")).toContain("code: ");
});

test("documentation tags are allowed, and @deprecated is part of the OpenAPI document", () => {
  const file = renderWith(
    '  /**\n   * A code.\n   * @deprecated use name\n   * @example "NATAL-7"\n   * @example "NATAL-8"\n   * @see name\n   * @since 2\n   * @maxLength 9\n   */\n  code?: string;\n  /** @deprecated */\n  old?: number;\n  /** @see x */\n  free?: string;',
  );
  const { components } = JSON.parse(file("generated/openapi.json")) as {
    components: { schemas: Record<string, { properties: Record<string, object> }> };
  };
  const { properties = {} } = components.schemas["Genre"] ?? {};
  expect(properties["code"]).toMatchObject({ type: "string", maxLength: 9, deprecated: true });
  expect(properties["old"]).toMatchObject({ type: "number", deprecated: true });
  expect(properties["free"]).not.toHaveProperty("deprecated");
  expect(JSON.stringify(properties)).not.toContain("NATAL");
});
