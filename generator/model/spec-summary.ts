import { METHODS } from "./paths/paths.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "./types/console-model.ts";

/** A field, as far as comparisons of specs need it. */
export interface FieldSummary {
  readonly kind: string;
  readonly required: boolean;
  /** Absent where its value is never null. */
  readonly nullable?: true;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** The entity whose ids or records the field contains. */
  readonly of: string | null;
  readonly values: readonly string[] | null;
  readonly bounds: Readonly<Record<string, number | string | boolean>>;
  readonly default: unknown;
  /** The expression of a computed field, as JSON; absent for stored fields. */
  readonly computed?: string;
  /** Where it is used: `list`, `form`, `show`, `client`, `table`. */
  readonly used: readonly string[];
}

/** Values of most fields; members with these values are omitted. */
export const DEFAULT_FIELD = {
  required: false,
  readOnly: false,
  writeOnly: false,
  of: null,
  values: null,
  bounds: {},
  default: null,
} as const satisfies Partial<FieldSummary>;

/** An entity: its fields, its calls as `GET /tickets`, its screens with their routes. */
export interface EntitySummary {
  readonly fields: Readonly<Record<string, FieldSummary>>;
  readonly calls: Readonly<Record<string, string>>;
  readonly screens: Readonly<Record<string, string>>;
}

/** The parts of a spec that a description of changes mentions. */
export type SpecSummary = Readonly<Record<string, EntitySummary>>;

/** Summarizes a model. Models with the same summary differ only in texts and layout. */
export function toSummary({ entities }: ConsoleModel): SpecSummary {
  return Object.fromEntries(
    entities.map((entity) => [
      entity.names.name,
      {
        fields: Object.fromEntries(entity.fields.map((field) => [field.name, toFieldSummary(entity, field)])),
        calls: callsOf(entity),
        screens: entity.routes,
      },
    ]),
  );
}

function callsOf(entity: EntityModel): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...entity.operations.map((name) => [name, `${METHODS[name]} ${entity.endpoints[name] ?? ""}`]),
    ...entity.queries.map(({ name, path }) => [name, `GET ${path}`]),
    ...entity.actions.map(({ name, method, path, inputs }) => [
      name,
      `${method} ${path}${inputs === undefined ? "" : ` with ${inputs}`}`,
    ]),
  ]);
}

const BOUNDS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "pattern",
] as const;

function toFieldSummary(entity: EntityModel, field: FieldModel): FieldSummary {
  const bounds = BOUNDS.flatMap((word) => {
    const value = field.schema[word];
    return value === undefined ? [] : [[word, value] as const];
  });
  return {
    kind: field.ownKind ?? field.kind,
    required: field.required,
    ...(field.nullable ? { nullable: true as const } : {}),
    readOnly: field.readOnly,
    writeOnly: field.writeOnly,
    of: field.relation?.to ?? field.embeds,
    values: field.enumeration?.values ?? field.union?.branches.map(({ value }) => value) ?? null,
    bounds: Object.fromEntries(bounds),
    default: field.schema.default ?? null,
    ...(field.computed === null ? {} : { computed: JSON.stringify(field.computed.of) }),
    used: usesOf(entity, field),
  };
}

function usesOf(entity: EntityModel, { name, computed }: FieldModel): readonly string[] {
  const inSections = (sections: EntityModel["form"]["sections"]) =>
    sections.some(({ fields }) => fields.includes(name));
  const hasCalls = entity.isInput || entity.operations.length + entity.queries.length + entity.actions.length > 0;
  const uses: readonly (readonly [string, boolean])[] = [
    ["list", entity.routes.list !== undefined && entity.list.columns.some((path) => path.split(".")[0] === name)],
    ["form", inSections(entity.form.sections)],
    ["show", entity.routes.show !== undefined && inSections(entity.show.sections)],
    ["client", hasCalls],
    ["table", entity.isStored && computed === null],
  ];
  return uses.filter(([, isUsed]) => isUsed).map(([use]) => use);
}
