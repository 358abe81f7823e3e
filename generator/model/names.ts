/** Every derived form of an entity's name; templates never change case. */
export interface Names {
  /** `couponGeneration`. */
  readonly name: string;
  /** `CouponGeneration`. */
  readonly type: string;
  /** `coupon-generation`: its generated files. */
  readonly kebab: string;
  /** `couponGenerations`: its table's constant. */
  readonly plural: string;
  /** `coupon-generations`: its default path. */
  readonly pluralKebab: string;
  /** `coupon_generations`: its table. */
  readonly table: string;
}

/** Derives all names from the name of the spec value. */
export function toNames(name: string): Names {
  const plural = toPlural(name);
  return {
    name,
    type: toPascal(name),
    kebab: toKebab(name),
    plural,
    pluralKebab: toKebab(plural),
    table: toSnake(plural),
  };
}

/** `planPayment` -> `PlanPayment`. */
export function toPascal(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** `CouponType` -> `couponType`. */
export function toCamel(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

/** `planPayment` -> `plan-payment`. */
function toKebab(name: string): string {
  return separate(name, "-");
}

/** `planPayment` -> `plan_payment`. */
export function toSnake(name: string): string {
  return separate(name, "_");
}

function separate(name: string, separator: string): string {
  return name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, `$1$3${separator}$2$4`).toLowerCase();
}

/** English plurals of the regular kinds: `coupon` -> `coupons`, `reply` -> `replies`, `class` -> `classes`. */
export function toPlural(name: string): string {
  if (/[^aeiou]y$/.test(name)) {
    return `${name.slice(0, -1)}ies`;
  }
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
