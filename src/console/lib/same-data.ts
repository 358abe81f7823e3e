function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal. A missing member equals an undefined one. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) {
    return true;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameData(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) {
    return false;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameData(one[key], other[key]));
}
