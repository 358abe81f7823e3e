/** The part of JSON Schema draft-07 that the generator writes. Every schema stands alone: no `$ref`. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly description?: string;
  readonly type: "object" | "array" | "string" | "number" | "integer" | "boolean";
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  /** Of an object that is one of several: which of its `properties` belong to which. */
  readonly oneOf?: readonly BranchSchema[];
  /** The property whose value tells which of them it is. */
  readonly discriminator?: { readonly propertyName: string };
  /** Of an object of any names: what each of its values is; true of anything. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly uniqueItems?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Of a text that may be null, null is among them. */
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
  /** For readers of the OpenAPI document. */
  readonly deprecated?: boolean;
}

/** One of several objects: the value that it is known by, and which of the properties beside `oneOf` it has. */
export interface BranchSchema {
  /** The name of its type. */
  readonly title: string;
  readonly description?: string;
  readonly type: "object";
  readonly properties: { readonly [name: string]: { readonly enum?: readonly string[] } };
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** One failed keyword, as Ajv reports it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** A check compiled ahead of time: true, or false with `errors` set until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
