import fc from "fast-check";
import { expect, test } from "vitest";
import type { SchemaFile } from "./schema-files.ts";
import { readSpecSource } from "./spec-source.ts";
import type { RawSchema } from "./type-definitions.ts";

/** A field of the base interface, as the property test expects it of a computed type. */
interface Field {
  readonly name: string;
  readonly comment: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
}

const BASE: readonly Field[] = [
  { name: "id", comment: "", type: "string", isOptional: false, isReadonly: true },
  { name: "name", comment: "/** The name. @maxLength 40 */", type: "string", isOptional: false, isReadonly: false },
  { name: "sku", comment: "", type: "Sku", isOptional: true, isReadonly: false },
  { name: "status", comment: '/** @default "open" */', type: "Status", isOptional: false, isReadonly: false },
  { name: "count", comment: "/** @asType integer */", type: "number | null", isOptional: true, isReadonly: false },
  { name: "tags", comment: "/** @maxItems 3 */", type: "Sku[]", isOptional: true, isReadonly: false },
  { name: "place", comment: "", type: "Place", isOptional: true, isReadonly: false },
  { name: "done", comment: "", type: "boolean", isOptional: false, isReadonly: true },
  { name: "more", comment: "", type: "{ /** @minimum 1 */ n: number }", isOptional: true, isReadonly: false },
];

const TYPES = `/** @pattern ^[A-Z]+$ */
export type Sku = string;
export type Status = "open" | "closed" | "archived";
export interface Place { /** @maxLength 9 */ city: string; zip?: string | null }
type Writable<T> = { -readonly [K in keyof T]: T[K] };
`;

/** A utility type: how it is written, and what it does to the fields. */
interface Step {
  readonly write: (type: string) => string;
  readonly apply: (fields: readonly Field[]) => readonly Field[];
}

const names = fc.subarray(BASE.map(({ name }) => name));

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    { write: (type) => `Partial<${type}>`, apply: (all) => all.map((each) => ({ ...each, isOptional: true })) },
    { write: (type) => `Required<${type}>`, apply: (all) => all.map((each) => ({ ...each, isOptional: false })) },
    { write: (type) => `Readonly<${type}>`, apply: (all) => all.map((each) => ({ ...each, isReadonly: true })) },
    { write: (type) => `Writable<${type}>`, apply: (all) => all.map((each) => ({ ...each, isReadonly: false })) },
  ),
  names.map(
    (list): Step => ({
      write: (type) => `Omit<${type}, ${list.map((name) => `"${name}"`).join(" | ") || "never"}>`,
      apply: (all) => all.filter(({ name }) => !list.includes(name)),
    }),
  ),
  names.map(
    (list): Step => ({
      write: (type) =>
        `Pick<${type}, Extract<keyof ${type}, ${list.map((name) => `"${name}"`).join(" | ") || "never"}>>`,
      apply: (all) => all.filter(({ name }) => list.includes(name)),
    }),
  ),
);

function toInterface(name: string, fields: readonly Field[]): string {
  const lines = fields.map(
    ({ comment, name: field, type, isOptional, isReadonly }) =>
      `  ${comment}\n  ${isReadonly ? "readonly " : ""}${field}${isOptional ? "?" : ""}: ${type};`,
  );
  return `export interface ${name} {\n${lines.join("\n")}\n}\n`;
}

function schemasOf(text: string) {
  const file: SchemaFile = { path: "schema/types.ts", text };
  return readSpecSource([file]).definitions.schemas;
}

/** A schema whose required fields have an order that does not matter. */
function sorted(schema: RawSchema | undefined): unknown {
  return { ...schema, required: [...(schema?.required ?? [])].sort() };
}

const OWN: Field = { name: "own", comment: "", type: "string", isOptional: false, isReadonly: false };
const BASE_TEXT = `${TYPES}${toInterface("Base", BASE)}`;

test("utility types give the schema of the interface written out", () => {
  const forms = fc.constantFrom("alias", "extends", "intersection");
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), forms, (steps, form) => {
      const written = steps.reduce((type, each) => each.write(type), "Base");
      const fields = steps.reduce((all, each) => each.apply(all), BASE);
      const computed = {
        alias: `export type Given = ${written};\n`,
        extends: `export interface Given extends ${written} {}\n`,
        intersection: `export type Given = ${written} & { own: string };\n`,
      }[form];
      const expected = toInterface("Wanted", form === "intersection" ? [...fields, OWN] : fields);
      const { Given, Wanted } = schemasOf(BASE_TEXT + computed + expected);
      expect(Wanted?.type).toBe("object");
      expect(sorted(Given)).toEqual(sorted(Wanted));
    }),
    { numRuns: 50 },
  );
});

test("null stays beside @asType integer in inherited fields and in objects without a name", () => {
  const field = "/** @asType integer */ n: number | null";
  const text = `export interface Base { ${field} }
export interface Given extends Base { own: string; inner: { ${field} } }`;
  const n = { type: ["integer", "null"] };
  expect(schemasOf(text)["Given"]?.properties).toMatchObject({ n, inner: { properties: { n } } });
});

test("fields that become nullable, or not null, keep the tags of their types", () => {
  const fields = "sku: Sku; skus: Sku[]; place: Place; status: Status;";
  const nullable = "sku: Sku | null; skus: Sku[] | null; place: Place | null; status: Status | null;";
  const text = `${TYPES}export interface Strict { ${fields} }
export interface Nullable { ${nullable} /** @maxLength 3 */ note?: string | null }
export type AsNullable = { [K in keyof Strict]: Strict[K] | null };
export type AsStrict = { [K in Exclude<keyof Nullable, "note">]: NonNullable<Nullable[K]> };
export interface Picked { sku: NonNullable<Nullable["sku"]>; note: NonNullable<Nullable["note"]> }`;
  const { Strict, Nullable, AsNullable, AsStrict, Picked } = schemasOf(text);
  const { note, ...others } = Nullable?.properties ?? {};
  expect(AsNullable?.properties).toEqual(others);
  expect(AsStrict?.properties).toEqual(Strict?.properties);
  expect(Picked?.properties).toEqual({ sku: Strict?.properties?.["sku"], note: { ...note, type: "string" } });
});

test("items of lists and parts of nullable types keep the tags of their declarations", () => {
  const text = `${TYPES}/** @pattern ^[a-z]$ */
type Letter = string | null;
type MaybeSku = Sku | null;
type Skus = readonly Sku[] | null;
interface Box<Item> { items: Item[] }
export interface Wanted { sku: Sku; status: Status; place: Place; letter: Letter }
interface Order { skus: Sku[]; more: Skus; statuses?: Array<Status> | null; places: { at: Place }["at"][] }
export interface Items {
  sku: Order["skus"][number]; second: NonNullable<Skus>[number]; third: NonNullable<MaybeSku>;
  status: NonNullable<Order["statuses"]>[number]; place: Order["places"][number]; letter: NonNullable<Letter>;
  boxed: Box<Sku>["items"][number];
}`;
  const { Items, Wanted } = schemasOf(text);
  const { sku, status, place } = Wanted?.properties ?? {};
  const plain = { type: "string", pattern: "^[a-z]$" };
  const boxed = { type: "string" };
  expect(Items?.properties).toEqual({ sku, second: sku, third: sku, status, place, letter: plain, boxed });
});
