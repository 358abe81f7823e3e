import { expect, test } from "vitest";
import { toFieldDescriptor } from "./emit/field-descriptors.ts";
import { render } from "./generate.ts";
import type { FieldModel } from "./model/types/console-model.ts";
import { entityNamed, fieldNamed } from "./model/types/console-model.ts";
import { PRODUCT_FILE } from "./testing/fixture-files.ts";
import { modelOf, validEntity } from "./testing/small-spec.ts";

const code = { name: "code", base: "text", schema: { pattern: "^[A-Z]{3}$", minLength: 3, maxLength: 3 } } as const;

const SHAPES = {
  tagged: "/** @format code */ tagged: string;",
  typed: "typed: Code;",
  aliased: "aliased: Alias;",
  taggedAlias: "/** @format code */ taggedAlias: Plain;",
  optional: "optional?: Code;",
  nullable: "nullable: Code | null;",
  taggedNullable: "/** @format code */ taggedNullable: string | null;",
  taggedNullableAlias: "/** @format code */ taggedNullableAlias: Plain | null;",
  list: "list: Code[];",
  map: "map: Record<string, Code>;",
  nullableMap: "nullableMap: Record<string, Code> | null;",
  object: "object: Part;",
  nullableObject: "nullableObject: Part | null;",
  objectInPlace: "objectInPlace: { code: Code };",
  objects: "objects: Part[];",
  union: "union: Choice;",
  nullableUnion: "nullableUnion: Choice | null;",
} as const;

function rendered(field: string) {
  const text = `import type { EntitySpec } from "entity-console/spec";
/** @format code */
export type Code = string;
export type Alias = Code;
export type Plain = string;
export interface Part { code: Code; }
export interface ByCode { by: "code"; code: Code; }
export interface ByName { by: "name"; title: string; }
export type Choice = ByCode | ByName;
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  ${field}
}
export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "${/(\w+)\??: /.exec(field)?.[1]}"] }] },
} as const satisfies EntitySpec<Genre>;
`;
  return render([PRODUCT_FILE, { path: "schema/entities/genre.ts", text }], { kinds: [code] });
}

/** The own kinds of a field and of its parts. */
function ownKindsIn({ ownKind, parts }: FieldModel): readonly string[] {
  return [...(ownKind === undefined ? [] : [ownKind]), ...parts.flatMap(ownKindsIn)];
}

test.each(Object.entries(SHAPES))("a field of an own kind is generated with its bounds: %s", (name, field) => {
  const { model, files } = rendered(field);
  const found = model.entities[0]?.fields.find((each) => each.name === name);
  const schema = files.find(({ path }) => path.endsWith("schemas/genre.ts"))?.content ?? "";
  expect(schema).toContain("^[A-Z]{3}$");
  expect(files.filter(({ content }) => content.includes("ownKind")).map(({ path }) => path)).toEqual([]);
  const isOfItems = name === "list" || /map$/i.test(name);
  expect(found === undefined ? [] : ownKindsIn(found)).toEqual(isOfItems ? [] : ["code"]);
});

test.each([
  ["a plain field", "code", "code"],
  ["a relation", "genreId", undefined],
  ["the record of a relation", "genre", undefined],
  ["an amount with a unit by another field", "size", undefined],
])("the descriptor of %s has the display that its control fits", (_, name, kind) => {
  const own = { type: "string", ownKind: "code" };
  const genre = validEntity();
  const item = validEntity(
    {
      "code?": own,
      "genreId?": own,
      "genre?": { $ref: "#/definitions/Genre", readOnly: true },
      "unit?": { $ref: "#/definitions/Unit" },
      "size?": { type: "number", ownKind: "score" },
    },
    {
      relations: { genreId: { to: "genre", expandedAs: "genre" } },
      units: { size: { by: "unit", of: { piece: { unit: "pieces" }, hour: { unit: "hours" } } } },
    },
  );
  const types = { Unit: { type: "string", enum: ["piece", "hour"] } };
  const model = modelOf({ entities: { genre, item }, types });
  const entity = entityNamed(model, "item");
  const field = fieldNamed(entity, name);
  const descriptor = toFieldDescriptor(model, entity, field);
  expect(descriptor.kind).toBe(kind);
  expect(descriptor.relation !== undefined).toBe(name.startsWith("genre"));
});
