/**
 * A type after serialization as JSON: dates and decimals are texts. For types of packages, such as those that Prisma generates:
 * `interface User extends Jsonify<PrismaUser> {}`. A field that was a Date has `@format date-time`, if it has no other.
 */
export type Jsonify<T> = { [K in keyof T]: JsonOf<T[K]> };

/** The JSON of one value. */
type JsonOf<T> = T extends { toJSON(): infer Json }
  ? Json
  : T extends readonly (infer Item)[]
    ? JsonOf<Item>[]
    : T extends object
      ? Jsonify<T>
      : T;

/**
 * A type with the names of its fields in camelCase: `created_at` is `createdAt`. For types of a backend with other names:
 * `interface Label extends CamelCase<components["schemas"]["Label"]> {}`, and `naming: "snake_case"` in
 * `schema/product.ts` for requests and responses.
 */
export type CamelCase<T> = T extends readonly (infer Item)[]
  ? CamelCase<Item>[]
  : T extends object
    ? { [K in keyof T as CamelName<K>]: CamelCase<T[K]> }
    : T;

/** One name in camelCase. */
type CamelName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? Tail extends ""
    ? Name
    : `${Head}${Capitalize<CamelName<Tail>>}`
  : Name;
