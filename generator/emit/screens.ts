import type { ComputedFields } from "../../src/contract/computed.ts";
import type {
  ActionDescriptor,
  EntityScreens,
  FieldDescriptor,
  SectionDescriptor,
} from "../../src/contract/screens.ts";
import { during } from "../diagnostics/error-context.ts";
import { orNone, toComputedFields } from "../model/rules/computed-fields.ts";
import {
  type ActionModel,
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type SectionModel,
} from "../model/types/console-model.ts";
import { key } from "../model/types/message-keys.ts";
import { listedParts } from "../model/types/parts.ts";
import { toImports, typeFrom, valueFrom } from "../render/imports.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { toFieldDescriptor } from "./field-descriptors.ts";
import { toFormUiSchema } from "./form-ui-schema.ts";
import { sortableColumns } from "./sortable-columns.ts";
import { watchedConditions } from "./watched-conditions.ts";

interface ScreensView {
  readonly banner: string;
  readonly name: string;
  readonly imports: readonly string[];
  readonly screens: EntityScreens;
  readonly hasParts: boolean;
  /** By path (`lines.total` for a field inside an object); null if there are none. */
  readonly computed: ComputedFields | null;
}

const view = template<ScreensView>("screens/entity.ts.hbs");

/** `generated/screens/<entity>.ts`: descriptors of an entity for the generic screens. */
export function* emitScreens(model: ConsoleModel): Iterable<EmittedFile> {
  for (const entity of model.entities.filter(({ screens }) => screens.length > 0)) {
    yield { path: `screens/${entity.names.kebab}.ts`, content: during(entity.file, () => view(toView(model, entity))) };
  }
}

function toView(model: ConsoleModel, entity: EntityModel): ScreensView {
  const computed = orNone(shownComputed(model, entity));
  const hasParts = listedParts(entity).length > 0;
  return {
    banner: banner(entity.file),
    imports: toImports([
      typeFrom("entity-console/generated", "EntityScreens"),
      ...(computed === null ? [] : [valueFrom("entity-console/generated", "withComputed")]),
      ...(hasParts ? [valueFrom("entity-console/generated", "withParts")] : []),
      typeFrom("../message-keys.ts", "MessageKey"),
    ]),
    name: entity.names.name,
    screens: toScreens(model, entity),
    hasParts,
    computed,
  };
}

/** Computed fields of the entity and of its embedded records. */
function shownComputed(model: ConsoleModel, entity: EntityModel): ComputedFields {
  const within = entity.fields.flatMap(({ name, embeds }) =>
    embeds === null
      ? []
      : Object.entries(toComputedFields(entityNamed(model, embeds))).map(
          ([part, computed]) => [`${name}.${part}`, computed] as const,
        ),
  );
  return { ...toComputedFields(entity), ...Object.fromEntries(within) };
}

function toScreens(model: ConsoleModel, entity: EntityModel): EntityScreens {
  const { names, routes, screens, form } = entity;
  const has = (...wanted: readonly string[]) => screens.some((screen) => wanted.includes(screen));
  return {
    entity: names.name,
    icon: entity.icon,
    titleField: entity.titleField,
    ...(entity.titleFields.length > 1 ? { titleFields: entity.titleFields } : {}),
    operations: entity.operations,
    routes: {
      list: routes.list ?? null,
      show: routes.show ?? null,
      create: routes.create ?? null,
      edit: routes.edit ?? null,
    },
    messages: messagesOf(names.name),
    fields: fieldsOf(model, entity),
    list: has("list") ? { ...entity.list, sortable: sortableColumns(entity) } : null,
    form: has("create", "edit")
      ? {
          sections: sectionsOf(names.name, form.sections),
          uiSchema: toFormUiSchema(model, entity),
          visibleWhen: form.visibleWhen,
          lockedWhen: form.lockedWhen,
        }
      : null,
    show: has("show") ? { sections: sectionsOf(names.name, entity.show.sections) } : null,
    actions: entity.actions.map((action) => toAction(names.name, action)),
    ...orNothing("unique", has("create") ? uniqueOf(entity) : []),
    ...orNothing("rules", entity.rules),
    archive:
      entity.archive === null
        ? null
        : {
            ...entity.archive,
            labelKey: key.entity(names.name, "archive"),
            successKey: key.entity(names.name, "archived"),
          },
    referencedBy: referencesTo(model, names.name),
    ...orNothing("watched", has("edit") ? watchedConditions(model, names.name) : []),
    ...(Object.keys(entity.roles).length === 0 ? {} : { roles: entity.roles }),
  };
}

/** An object with the list under its name, or an empty object if the list is empty. */
function orNothing<Name extends string, T>(name: Name, list: readonly T[]): { readonly [N in Name]?: readonly T[] } {
  return list.length === 0 ? {} : ({ [name]: list } as { readonly [N in Name]: readonly T[] });
}

function uniqueOf({ unique, uniqueTogether }: EntityModel): readonly (readonly string[])[] {
  return [...unique.map((field) => [field]), ...uniqueTogether];
}

function toAction(entity: string, action: ActionModel): ActionDescriptor {
  const { name, on, bulk = false, confirm = false, icon = null, issues = null, when, inputs } = action;
  const labelKey = key.action(entity, name);
  return {
    name,
    on,
    bulk,
    icon,
    issues,
    ...(when === undefined ? {} : { when }),
    ...(inputs === undefined ? {} : { inputs }),
    labelKey,
    confirmKey: confirm ? `${labelKey}.confirm` : null,
    successKey: `${labelKey}.success`,
    failureKey: `${labelKey}.failure`,
  };
}

type Reference = EntityScreens["referencedBy"][number];

const references = new WeakMap<ConsoleModel, ReadonlyMap<string, readonly Reference[]>>();

/** Lists that can be filtered by a relation to this entity. Cached per model. */
function referencesTo(model: ConsoleModel, entity: string): readonly Reference[] {
  const known = references.get(model) ?? toReferences(model);
  references.set(model, known);
  return known.get(entity) ?? [];
}

function toReferences({ entities }: ConsoleModel): ReadonlyMap<string, readonly Reference[]> {
  const found = new Map<string, Reference[]>();
  for (const entity of entities) {
    for (const { to, reference } of referencesOf(entity)) {
      found.set(to, [...(found.get(to) ?? []), reference]);
    }
  }
  return found;
}

interface ReferenceTo {
  readonly to: string;
  readonly reference: Reference;
}

/**
 * Relations that an entity's list can be filtered by. If several reference the same entity, the field distinguishes
 * them.
 */
function referencesOf({ names, routes, list, fields }: EntityModel): readonly ReferenceTo[] {
  const listPath = routes.list;
  if (listPath === undefined) {
    return [];
  }
  const filtered = fields.flatMap(({ name, relation }) =>
    relation !== null && list.filters.includes(name) ? [{ name, ...relation }] : [],
  );
  return filtered.map(({ name, to, expandedAs }) => ({
    to,
    reference: {
      entity: names.name,
      filter: name,
      ...(expandedAs === null ? {} : { expandedAs }),
      listPath,
      manyKey: key.entity(names.name, "many"),
      countKey: key.entity(names.name, "count"),
      ...(filtered.filter((other) => other.to === to).length > 1 ? { fieldKey: key.field(names.name, name) } : {}),
    },
  }));
}

function messagesOf(entity: string): EntityScreens["messages"] {
  const word = (name: string) => key.entity(entity, name);
  return {
    one: word("one"),
    many: word("many"),
    count: word("count"),
    create: word("create"),
    edit: word("edit"),
    delete: word("delete"),
    deleteConfirm: word("deleteConfirm"),
    created: word("created"),
    updated: word("updated"),
    deleted: word("deleted"),
    none: word("none"),
    noMatch: word("noMatch"),
    selectAll: word("selectAll"),
    selected: word("selected"),
    bulkDelete: word("bulkDelete"),
    bulkDeleteConfirm: word("bulkDeleteConfirm"),
    bulkDeleted: word("bulkDeleted"),
    bulkDone: word("bulkDone"),
    bulkFailed: word("bulkFailed"),
    taken: word("taken"),
  };
}

function fieldsOf(model: ConsoleModel, entity: EntityModel): Readonly<Record<string, FieldDescriptor>> {
  const own = entity.fields
    .filter(({ writeOnly }) => !writeOnly)
    .map((field) => [field.name, toFieldDescriptor(model, entity, field)] as const);
  const parts = listedParts(entity).map((part) => {
    const labelKey = key.part(entity.names.name, part.path);
    return [part.path, { ...toFieldDescriptor(model, entity, part), name: part.path, labelKey }] as const;
  });
  return Object.fromEntries([...own, ...parts]);
}

function sectionsOf(entity: string, sections: readonly SectionModel[]): readonly SectionDescriptor[] {
  return sections.map(({ name, fields }) => ({ name, titleKey: key.section(entity, name), fields }));
}
