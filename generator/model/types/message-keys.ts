import type { EntityWord } from "../../../src/contract/labels.ts";
import type { ConsoleModel, EntityModel, EnumModel, FieldModel } from "./console-model.ts";
import { listedParts } from "./parts.ts";

/** Plural forms besides `one` and `other`. */
export const EXTRA_PLURALS = ["zero", "two", "few", "many"] as const;

/** All message keys. They read as paths. */
export const key = {
  entity: (entity: string, word: string) => `entity.${entity}.${word}`,
  field: (entity: string, field: string) => `entity.${entity}.field.${field}`,
  /** For a column or filter of a field inside an object; the text includes the object's name. */
  part: (entity: string, path: string) => `entity.${entity}.part.${path}`,
  help: (entity: string, field: string) => `entity.${entity}.help.${field}`,
  section: (entity: string, section: string) => `entity.${entity}.section.${section}`,
  action: (entity: string, action: string) => `entity.${entity}.action.${action}`,
  rule: (entity: string, rule: string) => `entity.${entity}.rule.${rule}`,
  breakdown: (entity: string, breakdown: string) => `entity.${entity}.breakdown.${breakdown}`,
  unit: (unit: string) => `unit.${unit}`,
  enumValue: (enumeration: string, value: string) => `enum.${enumeration}.${value}`,
  /** For languages in which the label of a value agrees in gender with the entity. */
  genderedValue: (entity: string, enumeration: string, value: string) =>
    `entity.${entity}.enum.${enumeration}.${value}`,
  menu: (entry: string) => `menu.${entry}`,
  product: (name: string) => `product.${name}`,
} as const;

/** A text that the generated screens need, and its location in the label files. */
export interface WantedText {
  readonly key: string;
  /** The entity whose labels contain it; null for the product's labels. */
  readonly entity: string | null;
  /** Its path in those labels: `fields`, `code`. */
  readonly path: readonly string[];
}

/** Words about an entity that only its screens use. */
const SCREEN_WORDS = [
  "count",
  "count_one",
  "create",
  "edit",
  "delete",
  "deleteConfirm",
  "created",
  "updated",
  "deleted",
  "none",
  "noMatch",
  "selectAll",
  "selected",
  "selected_one",
  "bulkDelete",
  "bulkDelete_one",
  "bulkDeleteConfirm",
  "bulkDeleted",
  "bulkDeleted_one",
  "bulkDone",
  "bulkDone_one",
  "bulkFailed",
  "bulkFailed_one",
  "taken",
] as const;

/** All words about an entity; the language's patterns form each of them from its name. */
export const ENTITY_WORDS = ["one", "many", ...SCREEN_WORDS, "archive", "archived"] as const satisfies EntityWord[];

/** Additional plural forms such as `count_few`, for languages that have them. */
export const EXTRA_PLURAL_WORDS: readonly string[] = SCREEN_WORDS.filter((word) => word.endsWith("_one")).flatMap(
  (word) => EXTRA_PLURALS.map((plural) => word.replace(/_one$/, `_${plural}`)),
);

/** Words with a `{{count}}`, without suffix: `count`. */
export const COUNTED_WORDS: readonly string[] = SCREEN_WORDS.filter((word) => word.endsWith("_one")).map((word) =>
  word.replace(/_one$/, ""),
);

/** All texts that the generated screens need, in the order of the model. */
export function wantedTexts({ entities, enums, menu }: ConsoleModel): readonly WantedText[] {
  const users = usersOfEnums(entities);
  return [
    ...entities.flatMap(textsOfEntity),
    ...enums.flatMap((enumeration) => textsOfEnum(enumeration, users.get(enumeration.name))),
    ...unitsOf(entities).flatMap((unit) => [
      { key: key.unit(unit), entity: null, path: ["units", unit, "other"] },
      { key: `${key.unit(unit)}_one`, entity: null, path: ["units", unit, "one"] },
    ]),
    ...menu.map(({ name }) => ({ key: key.menu(name), entity: null, path: ["menu", name] })),
  ];
}

export function messageKeys(model: ConsoleModel): readonly string[] {
  return wantedTexts(model).map((text) => text.key);
}

/** The entities that use each enumeration. */
function usersOfEnums(entities: readonly EntityModel[]): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const { fields, names } of entities) {
    for (const { enumeration } of fields.flatMap(withParts)) {
      if (enumeration !== null) {
        users.set(enumeration.name, (users.get(enumeration.name) ?? new Set()).add(names.name));
      }
    }
  }
  return users;
}

/**
 * Labels of an enumeration that one entity uses may be in that entity's or in the product's file; shared ones are the
 * product's.
 */
function textsOfEnum({ name, values }: EnumModel, users: ReadonlySet<string> = new Set()): readonly WantedText[] {
  const [only = null] = users.size === 1 ? users : [];
  return values.map((value) => ({ key: key.enumValue(name, value), entity: only, path: ["enums", name, value] }));
}

function unitsOf(entities: readonly EntityModel[]): readonly string[] {
  const units = entities.flatMap(({ fields }) => fields.flatMap(unitsOfField));
  return [...new Set(units)].sort();
}

/** A field and all fields inside its objects. */
export function withParts(field: FieldModel): readonly FieldModel[] {
  return field.parts.length === 0 ? [field] : [field, ...field.parts.flatMap(withParts)];
}

function unitsOfField({ unit, unitBy }: FieldModel): readonly string[] {
  const byField = Object.values(unitBy?.of ?? {}).flatMap((kind) => ("unit" in kind ? [kind.unit] : []));
  return unit === null ? byField : [unit];
}

function textsOfEntity(entity: EntityModel): readonly WantedText[] {
  const { name } = entity.names;
  const words = [
    "one",
    "many",
    ...(entity.screens.length === 0 ? [] : SCREEN_WORDS),
    ...(entity.archive === null ? [] : ["archive", "archived"]),
  ];
  const sections = [...entity.form.sections, ...entity.show.sections].map((section) => section.name);
  const at = (textKey: string, ...path: readonly string[]) => ({ key: textKey, entity: name, path });
  return [
    ...words.map((word) => at(key.entity(name, word), "texts", word)),
    ...entity.fields.flatMap(withParts).map(({ path }) => at(key.field(name, path), "fields", path)),
    ...listedParts(entity).map(({ path }) => at(key.part(name, path), "parts", path)),
    ...entity.fields
      .filter(({ hasHelp }) => hasHelp)
      .map((field) => at(key.help(name, field.name), "help", field.name)),
    ...(entity.screens.length === 0 ? [] : [...new Set(sections)]).map((section) =>
      at(key.section(name, section), "sections", section),
    ),
    ...entity.breakdowns.map((breakdown) => at(key.breakdown(name, breakdown.name), "breakdowns", breakdown.name)),
    ...entity.rules.map((rule) => at(key.rule(name, rule.name), "rules", rule.name)),
    ...entity.actions.flatMap((action) => {
      const base = key.action(name, action.name);
      return [
        at(base, "actions", action.name, "label"),
        ...(action.confirm === true ? [at(`${base}.confirm`, "actions", action.name, "confirm")] : []),
        at(`${base}.success`, "actions", action.name, "success"),
        at(`${base}.failure`, "actions", action.name, "failure"),
      ];
    }),
  ];
}
