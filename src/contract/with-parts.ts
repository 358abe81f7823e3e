import type { EntityScreens } from "./screens.ts";

/** Adds the path inside the record to fields inside objects (`address.city`). */
export function withParts<Key extends string>(screens: EntityScreens<Key>): EntityScreens<Key> {
  const fields = Object.entries(screens.fields).map(([path, field]) => {
    const names = path.split(".");
    return [path, names.length === 1 ? field : { ...field, compute: (record: object) => valueAt(record, names) }];
  });
  return { ...screens, fields: Object.fromEntries(fields) };
}

function valueAt(record: object, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    record,
  );
}
