interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

interface Call {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Call; readonly post?: Call }>>;
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> };
}

/** A write that any product supports: a record with one text, which can be read by its id. */
export interface PlainWrite {
  readonly path: string;
  toBody(text: string): object;
}

/** Finds an entity in the OpenAPI document whose records can be created without references. */
export function findPlainWrite({ paths, components }: Document): PlainWrite {
  for (const [path, { post }] of Object.entries(paths)) {
    const ref = post?.requestBody?.content["application/json"]?.schema.$ref;
    const schema = ref === undefined ? undefined : components.schemas[ref.slice(ref.lastIndexOf("/") + 1)];
    const required = (schema?.required ?? []).map((name) => [name, schema?.properties?.[name] ?? {}] as const);
    const isMade = paths[`${path}/{id}`]?.get !== undefined && required.some(([, property]) => isText(property));
    if (isMade && required.every(([, property]) => isText(property) || toOther(property) !== undefined)) {
      const toValue = (property: Property, text: string) => (isText(property) ? text : toOther(property));
      return {
        path,
        toBody: (text) => Object.fromEntries(required.map(([name, property]) => [name, toValue(property, text)])),
      };
    }
  }
  throw new Error("No record of this product can be made of one text");
}

function isText({ type, enum: values, format, pattern }: Property): boolean {
  return type === "string" && values === undefined && format === undefined && pattern === undefined;
}

function toOther({ type, enum: values, minimum = 1 }: Property): unknown {
  if (values !== undefined) {
    return values[0];
  }
  return { integer: minimum, number: minimum, boolean: false, array: [] }[type ?? ""];
}
