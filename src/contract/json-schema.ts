/** The subset of JSON Schema draft-07 that the generator emits. Schemas are self-contained: they have no `$ref`. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly description?: string;
  readonly type: "object" | "array" | "string" | "number" | "integer" | "boolean";
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  /** For a union of objects: the properties of each branch. */
  readonly oneOf?: readonly BranchSchema[];
  /** The property with the discriminator. */
  readonly discriminator?: { readonly propertyName: string };
  /** For an object with arbitrary keys: the schema of its values; true for any value. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly uniqueItems?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** A nullable text includes null. */
  readonly enum?: readonly (string | null)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** Only for the OpenAPI document. */
  readonly deprecated?: boolean;
}

/** A branch of a union: its discriminator value and its properties, whose schemas are outside `oneOf`. */
export interface BranchSchema {
  /** Name of its type. */
  readonly title: string;
  readonly description?: string;
  readonly type: "object";
  readonly properties: { readonly [name: string]: { readonly enum?: readonly string[] } };
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** An error as reported by Ajv. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** A precompiled validator: true, or false with `errors` set until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
