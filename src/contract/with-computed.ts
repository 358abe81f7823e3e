import { type ComputedFields, compute } from "./computed.ts";
import type { EntityScreens, FieldDescriptor } from "./screens.ts";

/** Tells the fields of an entity's screens, by their paths, how they are worked out. */
export function withComputed<Key extends string>(
  screens: EntityScreens<Key>,
  computed: ComputedFields,
): EntityScreens<Key> {
  const toField = (field: FieldDescriptor<Key>, path: string): FieldDescriptor<Key> => {
    const own = computed[path];
    return {
      ...field,
      ...(field.items ? { items: field.items.map((item) => toField(item, `${path}.${item.name}`)) } : {}),
      ...(own === undefined ? {} : { compute: (record) => compute(own, (name) => record[name]) }),
    };
  };
  const fields = Object.entries(screens.fields).map(([name, field]) => [name, toField(field, name)]);
  return { ...screens, fields: Object.fromEntries(fields) };
}
