import { during } from "../diagnostics/error-context.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import type { SpecSource } from "../read/spec-source.ts";
import { serviceSchemasOf } from "./calls/service-types.ts";
import { wireModelOf } from "./calls/wire-names.ts";
import { checkSpec } from "./check-spec.ts";
import { withTranslations } from "./fields/translated-texts.ts";
import {
  isStored,
  toUnvalidatedSpec,
  type UnvalidatedEntity,
  type UnvalidatedSpec,
} from "./fields/unvalidated-spec.ts";
import { toNames } from "./naming/names.ts";
import { endpointsOf, routesOf } from "./paths/paths.ts";
import { checkStorage } from "./storage/storage-checks.ts";
import type {
  ConsoleModel,
  EntityModel,
  EnumModel,
  FieldModel,
  ProductModel,
  SectionModel,
} from "./types/console-model.ts";
import { withParts } from "./types/message-keys.ts";
import { buildField } from "./values/build-field.ts";

/** Builds the model. Throws a `SpecError` that lists all mistakes in the spec. */
export function buildModel(source: SpecSource): ConsoleModel {
  const unvalidated = toUnvalidatedSpec(source);
  throwIfAny(checkSpec(source, unvalidated));
  const inputs = inputsOf(unvalidated.entities);
  const entities = unvalidated.entities.map((entity) => ({
    ...during(entity.source.file, () =>
      withTranslations(toEntity(entity, source), unvalidated.product?.spec.languages),
    ),
    isInput: inputs.has(entity.source.name),
  }));
  const model: ConsoleModel = {
    entities,
    enums: enumsOf(entities),
    menu: unvalidated.menu?.entries ?? [],
    service: unvalidated.service?.spec ?? null,
    product: toProduct(unvalidated),
    serviceSchemas: serviceSchemasOf(unvalidated.service?.spec.calls ?? {}, source.definitions.schemas),
    wire: wireModelOf(unvalidated, source.definitions.schemas),
    vocabulary: source.vocabulary,
    gendered: new Set(),
  };
  throwIfAny(checkStorage(model, unvalidated.entities));
  return model;
}

function toProduct({ product, entities }: UnvalidatedSpec): ProductModel {
  if (product === null) {
    throw new Error("the model has no product");
  }
  const { languages, completeLanguages = [], currency, brand, tones = {} } = product.spec;
  return {
    languages,
    completeLanguages,
    currency,
    brand,
    tones: Object.assign({}, tones, ...entities.map(({ spec }) => spec.tones ?? {})),
  };
}

/** Names of the entities that define inputs of actions. */
function inputsOf(entities: readonly UnvalidatedEntity[]): ReadonlySet<string | undefined> {
  return new Set(entities.flatMap(({ spec }) => Object.values(spec.actions ?? {}).map(({ inputs }) => inputs)));
}

function toEntity(unvalidated: UnvalidatedEntity, { definitions }: SpecSource): Omit<EntityModel, "isInput"> {
  const { source, spec } = unvalidated;
  const { operations = [], screens = [], unique = [], creates = null } = spec;
  const together = unique.filter((item) => typeof item !== "string");
  const fields = unvalidated.fields.map((field) =>
    during(`the field "${field.name}"`, () => buildField(field, unvalidated)),
  );
  return {
    names: toNames(source.name, spec.plural),
    file: source.file,
    description: definitions.schemas[source.typeName]?.description ?? "",
    icon: spec.icon,
    titleField: spec.titleField,
    titleFields: spec.titleFields ?? [spec.titleField],
    fields,
    operations,
    screens,
    endpoints: endpointsOf(unvalidated),
    routes: routesOf(unvalidated),
    queries: Object.entries(spec.queries ?? {}).map(([name, query]) => ({ ...query, name })),
    actions: Object.entries(spec.actions ?? {}).map(([name, action]) => ({ ...action, name })),
    roles: spec.roles ?? {},
    breakdowns: Object.entries(spec.breakdowns ?? {}).map(([name, breakdown]) => ({ ...breakdown, name })),
    archive: spec.archive ?? null,
    creates,
    unique: unique.filter((item) => typeof item === "string"),
    uniqueTogether: together,
    rules: toRules(spec),
    isStored: isStored(spec),
    list: toList(spec),
    form: toForm(spec),
    show: { sections: spec.show?.sections ?? showSectionsOf(spec.form?.sections ?? [], fields) },
  };
}

function toRules({ rules = {} }: UnvalidatedEntity["spec"]): EntityModel["rules"] {
  return Object.entries(rules).map(([name, { at, never, atMostOne, per = [], severity = "refuse" }]) => ({
    name,
    at,
    severity,
    never: never ?? null,
    atMostOne: atMostOne ?? null,
    per,
  }));
}

function toList({ list, titleField, titleFields }: UnvalidatedEntity["spec"]): EntityModel["list"] {
  const { columns = [titleField], filters = [], search = titleFields ?? [titleField], sort } = list ?? {};
  const { field, order } = sort ?? { field: titleField, order: "asc" };
  return { columns, filters, search, sort: order === "desc" ? `-${field}` : field };
}

function toForm({ form }: UnvalidatedEntity["spec"]): EntityModel["form"] {
  return {
    sections: form?.sections ?? [],
    visibleWhen: definedOf(form?.visibleWhen),
    lockedWhen: definedOf(form?.lockedWhen),
  };
}

/** By default the show page has the form's sections, without write-only fields. */
function showSectionsOf(sections: readonly SectionModel[], fields: readonly FieldModel[]): readonly SectionModel[] {
  const hidden = fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name);
  return sections.map((section) => ({ ...section, fields: section.fields.filter((name) => !hidden.includes(name)) }));
}

function definedOf<T>(record: { readonly [key: string]: T | undefined } | undefined): { readonly [key: string]: T } {
  return Object.fromEntries(
    Object.entries(record ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function enumsOf(entities: readonly EntityModel[]): readonly EnumModel[] {
  const byName = new Map<string, EnumModel>();
  for (const { enumeration } of entities.flatMap(({ fields }) => fields.flatMap(withParts))) {
    if (enumeration !== null) {
      byName.set(enumeration.name, enumeration);
    }
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
