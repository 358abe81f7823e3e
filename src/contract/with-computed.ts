import { type ComputedFields, compute } from "./computed.ts";
import type { EntityScreens, FieldDescriptor } from "./screens.ts";

const CALENDAR_PART = /^\d{4}-\d\d-\d\d(?=T)/;

/** A value for predicates. Backends may send a date with a time, which must still be treated as a date. */
export function readField(field: Pick<FieldDescriptor<string>, "display"> | undefined, value: unknown): unknown {
  return field?.display === "date" && typeof value === "string" ? (CALENDAR_PART.exec(value)?.[0] ?? value) : value;
}

/** Adds computed expressions to the fields of an entity's screens, by path. */
export function withComputed<Key extends string>(
  screens: EntityScreens<Key>,
  computed: ComputedFields,
): EntityScreens<Key> {
  const toField = (field: FieldDescriptor<Key>, path: string): FieldDescriptor<Key> => {
    const own = computed[path];
    return {
      ...field,
      ...(field.items ? { items: field.items.map((item) => toField(item, `${path}.${item.name}`)) } : {}),
      ...(own === undefined
        ? {}
        : {
            compute: (record, calendar) =>
              compute(own, (name) => readField(screens.fields[name], record[name]), calendar),
          }),
    };
  };
  const fields = Object.entries(screens.fields).map(([name, field]) => [name, toField(field, name)]);
  return { ...screens, fields: Object.fromEntries(fields) };
}
