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
  ["x?: { readonly a: string };", /"x.a" cannot be read-only: objects are sent as a whole/],
  ["x?: Readonly<Base>;", /"x.b" cannot be read-only/],
  ["x?: Map<string, string>;", /-> Record<string, string>, or a list/],
  ["x?: Set<string>;", /-> a list, with @uniqueItems/],
  ["x?: URL;", /-> string, with @format uri/],
  ["x?: Date;", /`Date`.* -> string, with @format date or date-time/],
  ["x?: Partial<Big>;", /`bigint`.* -> number, with @asType integer/],
  ["x?: bigint[];", /`bigint`.* -> number, with @asType integer/],
  ["x?: any[];", /`any`.* -> the type of the value/],
  ["x?: [string, number];", /`\[string, number\]`.* -> an interface with a field for each position/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of the spec
  ["x?: `${number}:${number}`;", /a format that validators do not check -> string, with @pattern/],
  [
    'x?: Omit<Left | Right, "c">;',
    /which keeps only the fields that all of them have -> Omit or Pick of each interface/,
  ],
  ['x?: Pick<Base, "b"> & { b: number };', /in "b": `never`/],
  ["x?: Tree;", /contains itself -> the id of the other record, or Record<string, unknown>/],
  ["x?: Partial<Tree>;", /contains itself -> the id of the other record, or Record<string, unknown>/],
  ['x?: (typeof genre)["icon"];', /needs a name/],
  ["x?: Optional<Sku>;", /"Sku" as an argument of "Optional", where its tags would be lost/],
  ["x?: typeof genre;", /`typeof genre`.* -> the type itself, written out/],
  ["x?: { (): void };", /which is not a field -> fields only/],
  ["x?: { a: string; run(): void };", /`run\(\): void;`, which is not a field|`run\(\): void`/],
  ["/** @nullable */\n  x?: string;", /@nullable.* -> `\| null` after the type/],
  ["/** @enum */\n  x?: string;", /-> a named union/],
  ["x?: { /** @minimun 1 */ n: number };", /@minimun, an unknown tag.* -> did you mean "minimum"/],
])("%s is rejected with a remedy", (fields, words) => {
  const before = `export interface Base { b?: string }
/** @maxLength 3 */
export type Sku = string;
type Optional<T> = { [K in keyof { code: T }]?: { code: T }[K] };
interface Big { a: bigint }
export interface Left { kind: "left"; a: string; c: string }
export interface Right { kind: "right"; b: string; c: string }
export interface Tree { name: string; children?: Tree[] }`;
  expect(mistakesOf(() => renderWith(fields, before))).toMatch(words);
});

test.each(["Record<string, string>", "Array<string>"])("an entity that extends %s is rejected", (base) => {
  const run = () => renderWith("", "", `export interface Genre extends ${base} {`);
  expect(mistakesOf(run)).toMatch(/"Genre", which extends a list or a map -> a base with fields/);
});

test("readonly is @readOnly", () => {
  const file = renderWith("  readonly made?: string;");
  const [read = "", written = ""] = file("generated/schemas/genre.ts").split("genreCreateSchema: JsonSchema");
  expect(read).toContain('made: { type: "string", readOnly: true');
  expect(written).not.toContain("made:");
});

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
