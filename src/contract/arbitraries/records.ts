import { Arbitrary, oneof, option, record } from "fast-check";
import type { JsonSchema } from "../json-schema.ts";
import { isFreeSchema, isMapSchema } from "../open-objects.ts";
import type { Arbitraries } from "./arbitraries.ts";
import { arbitraryJson, arbitraryMap } from "./open-objects.ts";

/** The fields of a record: each has a schema, or an arbitrary if its values are ids or records of other entities. */
export interface RecordRule {
  readonly required: readonly string[];
  readonly fields: Readonly<Record<string, JsonSchema | Arbitrary<unknown>>>;
}

/** The type of the records that match a rule. The compiler compares it with the entity's type. */
export type RecordValue<Rule extends RecordRule> = ObjectValue<Rule["fields"], Rule["required"][number]>;

type ObjectValue<Fields, Required> = {
  -readonly [Name in keyof Fields as Name extends Required ? Name : never]: FieldValue<Fields[Name]>;
} & {
  -readonly [Name in keyof Fields as Name extends Required ? never : Name]?: FieldValue<Fields[Name]>;
};

type FieldValue<Field> =
  Field extends Arbitrary<infer Value>
    ? Value
    : Field extends { readonly nullable: true }
      ? PresentValue<Field> | null
      : PresentValue<Field>;

type PresentValue<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: "string" }
    ? string
    : Schema extends { readonly type: "integer" | "number" }
      ? number
      : Schema extends { readonly type: "boolean" }
        ? boolean
        : Schema extends { readonly type: "array"; readonly items: infer Item }
          ? FieldValue<Item>[]
          : Schema extends { readonly oneOf: readonly (infer Branch)[]; readonly properties: infer Parts }
            ? BranchValue<Branch, Parts>
            : Schema extends { readonly properties: infer Parts }
              ? ObjectValue<Parts, Schema extends { readonly required: readonly (infer Name)[] } ? Name : never>
              : Schema extends { readonly additionalProperties: true }
                ? Record<string, unknown>
                : Record<string, string>;

/** A branch of a union has schemas only for its discriminator; the others are those of the union. */
type BranchValue<Branch, Parts> = Branch extends {
  readonly properties: infer Own;
  readonly required: readonly (infer Name)[];
}
  ? ObjectValue<
      { [Key in keyof Own]: Own[Key] extends { readonly enum: unknown } ? Own[Key] : Parts[Key & keyof Parts] },
      Name
    >
  : never;

/**
 * Generates records with fields that match their schemas.
 *
 * @example
 * arbitraryRecord(arbitrary, { required: ["name"], fields: { name: { type: "string", maxLength: 20 } } });
 */
export function arbitraryRecord<const Rule extends RecordRule>(
  arbitrary: Arbitraries,
  { fields, required }: Rule,
): Arbitrary<RecordValue<Rule>> {
  return recordOf(arbitrary, fields, required) as Arbitrary<RecordValue<Rule>>;
}

function recordOf(
  arbitrary: Arbitraries,
  fields: RecordRule["fields"],
  requiredKeys: readonly string[] = [],
): Arbitrary<unknown> {
  const values = Object.entries(fields).map(
    ([name, field]) => [name, field instanceof Arbitrary ? field : arbitraryValue(arbitrary, field)] as const,
  );
  return record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys: [...requiredKeys] });
}

function arbitraryValue(arbitrary: Arbitraries, schema: JsonSchema): Arbitrary<unknown> {
  const value = presentValue(arbitrary, schema);
  return schema.nullable === true ? option(value, { nil: null }) : value;
}

function presentValue(arbitrary: Arbitraries, schema: JsonSchema): Arbitrary<unknown> {
  const { type, enum: values, default: usual, items } = schema;
  switch (type) {
    case "boolean":
      return arbitrary.boolean(typeof usual === "boolean" ? usual : null);
    case "integer":
      return arbitrary.integer(schema);
    case "number":
      return arbitrary.number(schema);
    case "array":
      return arbitrary.list(items === undefined ? arbitrary.text({}) : arbitraryValue(arbitrary, items), schema);
    case "object":
      return objectValue(arbitrary, schema);
    case "string":
      return values === undefined
        ? arbitrary.text(schema)
        : arbitrary.choice(
            values.filter((value) => value !== null),
            typeof usual === "string" ? usual : null,
          );
  }
}

function objectValue(arbitrary: Arbitraries, schema: JsonSchema): Arbitrary<unknown> {
  const { additionalProperties, oneOf, properties = {}, required } = schema;
  if (isFreeSchema(schema)) {
    return arbitraryJson(arbitrary);
  }
  if (isMapSchema(schema) && typeof additionalProperties === "object") {
    return arbitraryMap(arbitrary, additionalProperties);
  }
  if (oneOf === undefined) {
    return recordOf(arbitrary, properties, required);
  }
  const branches = oneOf.map((branch) => {
    const fields = Object.entries(branch.properties).map(
      ([name, { enum: values }]) =>
        [
          name,
          values === undefined ? (properties[name] ?? EMPTY) : ({ type: "string", enum: values } as const),
        ] as const,
    );
    return recordOf(arbitrary, Object.fromEntries(fields), branch.required);
  });
  return oneof(...branches);
}

const EMPTY: JsonSchema = { type: "object" };
