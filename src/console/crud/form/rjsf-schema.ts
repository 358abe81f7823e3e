import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { ControlOptions, FieldUiSchema, FormUiSchema } from "../../../contract/screens.ts";
import { discriminatorOf } from "../../../contract/union-schema.ts";

/** Casts to RJSF's schema type, whose arrays are mutable while ours are read-only. */
export function toRjsfSchema(schema: JsonSchema): RJSFSchema {
  return schema as RJSFSchema;
}

/** Casts back: the schemas that RJSF passes to fields and widgets are sub-schemas of the one it received. */
export function toOwnSchema(schema: RJSFSchema): JsonSchema {
  return schema as JsonSchema;
}

/** Casts to RJSF's uiSchema type, whose arrays are mutable while ours are read-only. */
export function toRjsfUiSchema(uiSchema: FormUiSchema<MessageKey>): UiSchema {
  return uiSchema as UiSchema;
}

/** Casts back: the generator wrote the uiSchema of each table. */
export function tableUiSchema(uiSchema: UiSchema | undefined): FieldUiSchema<MessageKey> {
  return uiSchema as unknown as FieldUiSchema<MessageKey>;
}

/**
 * Generated options of a field. Empty for a field without generated uiSchema, such as an item of a list. Casts, because
 * RJSF types options as any values; the generator wrote these.
 */
export function controlOptions(uiSchema: UiSchema | undefined): Partial<ControlOptions<MessageKey>> {
  return (uiSchema?.["ui:options"] ?? {}) as Partial<ControlOptions<MessageKey>>;
}

/**
 * Adds values that a field has to its `enum`. RJSF's own selects show only values of `enum`, and drop the others from a
 * list as soon as the user selects one more.
 */
export function withKnownValues(schema: RJSFSchema, values: readonly unknown[]): RJSFSchema {
  const own = toOwnSchema(schema);
  const { items } = own;
  if (items?.enum !== undefined) {
    return toRjsfSchema({ ...own, items: toOwnSchema(withKnownValues(toRjsfSchema(items), values)) });
  }
  const texts = new Set(values.filter((value) => typeof value === "string"));
  const added = [...texts].filter((text) => own.enum?.includes(text) === false);
  return added.length === 0 ? schema : toRjsfSchema({ ...own, enum: [...(own.enum ?? []), ...added] });
}

/**
 * True if an empty value of a required field is invalid, so that the field has a required mark. Null, false and empty
 * arrays are valid values, and the parts of an object have their own marks.
 */
export function needsRequiredMark({ type, nullable }: JsonSchema): boolean {
  return nullable !== true && type !== "array" && type !== "object" && type !== "boolean";
}

/**
 * Schema that RJSF renders. A `oneOf` property becomes one object with the properties of all branches; its template
 * shows only those of the selected branch.
 */
export function toRenderedSchema(schema: JsonSchema): RJSFSchema {
  const { properties = {}, required = [] } = withoutDescriptions(schema);
  const rendered = Object.entries(properties).map(([name, property]) => [
    name,
    property.oneOf === undefined ? property : withAllParts(property, required.includes(name)),
  ]);
  return toRjsfSchema({ ...schema, properties: Object.fromEntries(rendered) });
}

/** Removes descriptions: they are for developers, and RJSF's templates would show them to staff. */
function withoutDescriptions({ description: _, ...schema }: JsonSchema): JsonSchema {
  const { properties, items } = schema;
  const bare = Object.entries(properties ?? {}).map(([name, property]) => [name, withoutDescriptions(property)]);
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(bare) }),
    ...(items === undefined ? {} : { items: withoutDescriptions(items) }),
  };
}

/** The discriminator is required only if the object is: an optional object can be left unset. */
function withAllParts(schema: JsonSchema, isRequired: boolean): JsonSchema {
  const { oneOf = [], discriminator: _, ...rest } = schema;
  const required = oneOf.flatMap((branch) => branch.required);
  const by = discriminatorOf(schema);
  return { ...rest, required: [...new Set(required)].filter((name) => isRequired || name !== by) };
}
