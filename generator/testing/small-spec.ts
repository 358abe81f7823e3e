import type { SourceLocation } from "../diagnostics/source-location.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { buildModel } from "../model/build-model.ts";
import { toPascal } from "../model/naming/names.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import type { Plain } from "../read/plain-value.ts";
import type { SpecSource, ValueSource } from "../read/spec-source.ts";
import type { RawSchema } from "../read/type-definitions.ts";

/** Short form of an entity file: the fields of its interface (optional ones end with `?`) and its spec value. */
export interface SmallEntity {
  readonly fields: { readonly [name: string]: RawSchema };
  readonly spec: { readonly [option: string]: Plain };
  readonly description?: string;
}

/** Short form of a spec as data, without a compiler. */
export interface SmallSpec {
  readonly entities: { readonly [name: string]: SmallEntity };
  readonly menu?: Plain;
  readonly service?: Plain;
  /** Default: a valid product; null omits it. */
  readonly product?: Plain;
  /** Additional exported types of the service's file. */
  readonly types?: { readonly [name: string]: RawSchema };
}

/** A valid product. */
const validProduct = { languages: ["en-US"], currency: "USD", brand: { mark: "M8 8h16v16H8z" } } as const;

const SERVICE_FILE = "schema/service.ts";

/** The result that the reader would return for this spec; each part has a line of its own. */
export function smallSpec({ entities, menu, service, product = validProduct, types = {} }: SmallSpec): SpecSource {
  let line = 0;
  const stand = (file: string): SourceLocation => ({ file, line: ++line, column: 1 });
  const fileOf = (name: string) => `schema/entities/${name}.ts`;
  const schemas: Record<string, RawSchema> = { ...types };
  const locations = new Map(Object.keys(types).map((type) => [type, stand(SERVICE_FILE)]));
  for (const [name, { fields, description }] of Object.entries(entities)) {
    schemas[toPascal(name)] = { ...objectOf(fields), ...(description === undefined ? {} : { description }) };
    for (const member of ["", ...Object.keys(fields).map((field) => `.${field.replace("?", "")}`)]) {
      locations.set(`${toPascal(name)}${member}`, stand(fileOf(name)));
    }
  }
  const toValue = (
    value: Plain,
    about: Pick<ValueSource, "name" | "vocabulary" | "typeName" | "file">,
  ): ValueSource => ({
    ...about,
    at: stand(about.file),
    value,
    locations: new Map(partsOf(value).map((part) => [part, stand(about.file)])),
    diagnostics: [],
  });
  const common = { typeName: "", file: SERVICE_FILE };
  const values = [
    ...Object.entries(entities).map(([name, { spec }]) =>
      toValue(spec, { name, vocabulary: "EntitySpec", typeName: toPascal(name), file: fileOf(name) }),
    ),
    ...(menu === undefined ? [] : [toValue(menu, { ...common, name: "menu", vocabulary: "MenuEntry" })]),
    ...(service === undefined ? [] : [toValue(service, { ...common, name: "service", vocabulary: "ServiceSpec" })]),
    ...(product === null
      ? []
      : [toValue(product, { typeName: "", file: "schema/product.ts", name: "product", vocabulary: "ProductSpec" })]),
  ];
  return {
    values,
    definitions: { schemas, locations },
    diagnostics: [],
    compilerDiagnostics: [],
    vocabulary: { text: "", types: [] },
    icons: ["StyleOutlined", "HomeOutlined", "MenuBookOutlined"],
  };
}

/** The schema of an interface. */
export function objectOf(fields: SmallEntity["fields"]): RawSchema {
  const names = Object.keys(fields);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace("?", ""), schema])),
    required: names.filter((name) => !name.endsWith("?")),
  };
}

/** Paths of the parts of a value: `list.columns.0`, and `list#` for a key. */
function partsOf(value: Plain, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const own = path === "" ? key : `${path}.${key}`;
    return [own, ...(Array.isArray(value) ? [] : [`${own}#`]), ...partsOf(part, own)];
  });
}

/** The model of a short spec. */
export function modelOf(spec: SmallSpec): ConsoleModel {
  return buildModel(smallSpec(spec));
}

/** All mistakes of a spec as `<location>: <problem> -> <remedy>`. */
export function diagnosticsIn(source: SpecSource): readonly string[] {
  try {
    buildModel(source);
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ at, path, message, hint }) => {
        const part = partAt(source, at);
        const isSame = path === part.replace("#", "");
        return `${isSame ? part : `${path} (at ${part})`}: ${message} -> ${hint}`;
      });
    }
    throw error;
  }
  return [];
}

function partAt({ values, definitions }: SpecSource, at: SourceLocation): string {
  const parts = [
    ...definitions.locations,
    ...values.flatMap(({ name, at: own, locations }) => [
      [name, own] as const,
      ...[...locations].map(([path, location]) => [`${name}.${path}`, location] as const),
    ]),
  ];
  const [part = "nowhere"] = parts.find(([, location]) => location.file === at.file && location.line === at.line) ?? [];
  return part;
}

/** Field types that many tests use. */
export const id: RawSchema = { type: "string", readOnly: true };
export const text: RawSchema = { type: "string" };

/** A valid entity with the changes of a test; an option that is null is removed. */
export function validEntity(
  fields: SmallEntity["fields"] = {},
  spec: { readonly [option: string]: Plain } = {},
): SmallEntity {
  const whole = {
    titleField: "name",
    icon: "StyleOutlined",
    operations: ["list", "get", "create", "update", "delete"],
    screens: ["list", "show", "create", "edit"],
    list: { columns: ["name"] },
    form: { sections: [{ name: "general", fields: ["name"] }] },
    ...spec,
  };
  return {
    fields: { id, name: text, ...fields },
    spec: Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null)),
  };
}

/** Mistakes of one entity named `item`, together with enumerations or other types. */
export function diagnosticsOfItem(
  fields: SmallEntity["fields"],
  spec: SmallEntity["spec"],
  types: NonNullable<SmallSpec["types"]> = {},
): readonly string[] {
  return diagnosticsIn(smallSpec({ entities: { item: validEntity(fields, spec) }, types }));
}
