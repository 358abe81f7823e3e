/** Records of the reference backend as Payload collections, with the same fields and values. */

type Values = Readonly<Record<string, unknown>>;

/** A collection and its initial records. */
export interface Collection {
  readonly slug: string;
  readonly config: object;
  readonly records: readonly Values[];
}

interface Source {
  readonly slug: string;
  readonly records: readonly Values[];
  /** Fields with ids of another collection. */
  readonly relations: Readonly<Record<string, string>>;
  /** Fields of related records, which are not stored. */
  readonly without: readonly string[];
  /** Fields of this collection in a record of another one. */
  readonly told: readonly string[];
}

/** Created by Payload itself. */
const OWN = ["id", "createdAt", "updatedAt"];

/** All fields of the records, with types derived from the values. */
export function toCollection({ slug, records, relations, without, told }: Source): Collection {
  const kept = records.map((record) => leaveOut(record, without));
  return {
    slug,
    config: {
      defaultSort: "-createdAt",
      fields: toFields(kept, relations),
      defaultPopulate: Object.fromEntries(told.map((name) => [name, true])),
    },
    records: kept.map((record) => leaveOut(record, OWN.slice(1))).map(withoutRowIds),
  };
}

function toFields(records: readonly Values[], relations: Readonly<Record<string, string>>): readonly object[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => !OWN.includes(name));
  return names.map((name) => {
    const values = records.map((record) => record[name]).filter((value) => value !== undefined && value !== null);
    const to = relations[name];
    return to === undefined
      ? { name, ...toField(values) }
      : { name, type: "relationship", relationTo: to, hasMany: Array.isArray(values[0]) };
  });
}

function toField(values: readonly unknown[]): object {
  const [first] = values;
  if (Array.isArray(first)) {
    return { type: "array", fields: toFields(values.flat() as Values[], {}) };
  }
  switch (typeof first) {
    case "object":
      return { type: "group", fields: toFields(values as Values[], {}) };
    case "number":
      return { type: "number" };
    case "boolean":
      return { type: "checkbox" };
    default:
      return { type: "text" };
  }
}

function leaveOut(record: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Payload assigns ids to the rows of an array. */
function withoutRowIds(record: Values): Values {
  const toRow = (row: unknown) => (typeof row === "object" && row !== null ? leaveOut(row as Values, OWN) : row);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, Array.isArray(value) ? value.map(toRow) : value]),
  );
}
