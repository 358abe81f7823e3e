import type { ConsoleModel, EntityModel } from "./console-model.ts";

/** Message keys read as paths; every one is made here. */
export const key = {
  entity: (entity: string, word: string) => `entity.${entity}.${word}`,
  field: (entity: string, field: string) => `entity.${entity}.field.${field}`,
  help: (entity: string, field: string) => `entity.${entity}.help.${field}`,
  section: (entity: string, section: string) => `entity.${entity}.section.${section}`,
  action: (entity: string, action: string) => `entity.${entity}.action.${action}`,
  breakdown: (entity: string, breakdown: string) => `entity.${entity}.breakdown.${breakdown}`,
  unit: (unit: string) => `unit.${unit}`,
  enumValue: (enumeration: string, value: string) => `enum.${enumeration}.${value}`,
  menu: (entry: string) => `menu.${entry}`,
} as const;

/** Words about an entity that only its screens say. */
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
] as const;

/** Every text that the generated screens need, in the order of the model. */
export function messageKeys({ entities, enums, menu }: ConsoleModel): readonly string[] {
  return [
    ...entities.flatMap(entityKeys),
    ...enums.flatMap(({ name, values }) => values.map((value) => key.enumValue(name, value))),
    ...unitsOf(entities).flatMap((unit) => [key.unit(unit), `${key.unit(unit)}_one`]),
    ...menu.map(({ name }) => key.menu(name)),
  ];
}

function unitsOf(entities: readonly EntityModel[]): readonly string[] {
  const units = entities.flatMap(({ fields }) => fields.flatMap(({ unit }) => (unit === null ? [] : [unit])));
  return [...new Set(units)].sort();
}

function entityKeys(entity: EntityModel): readonly string[] {
  const { name } = entity.names;
  const words = entity.screens.length === 0 ? ["one", "many"] : ["one", "many", ...SCREEN_WORDS];
  const sections = [...entity.form.sections, ...entity.show.sections].map((section) => section.name);
  return [
    ...words.map((word) => key.entity(name, word)),
    ...entity.fields.map((field) => key.field(name, field.name)),
    ...entity.fields.filter(({ hasHelp }) => hasHelp).map((field) => key.help(name, field.name)),
    ...(entity.screens.length === 0 ? [] : [...new Set(sections)].map((section) => key.section(name, section))),
    ...entity.breakdowns.map((breakdown) => key.breakdown(name, breakdown.name)),
    ...(entity.retire === null ? [] : [key.entity(name, "retire"), key.entity(name, "retired")]),
    ...entity.actions.flatMap((action) => {
      const base = key.action(name, action.name);
      return [base, ...(action.confirm === true ? [`${base}.confirm`] : []), `${base}.success`, `${base}.failure`];
    }),
  ];
}
