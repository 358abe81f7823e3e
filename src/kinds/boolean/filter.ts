import type { Filter, FilterOption } from "../filter.ts";

const VALUES = ["true", "false"] as const;

const isValue = (value: string): value is (typeof VALUES)[number] => VALUES.some((each) => each === value);

/** Yes or no. */
export const booleanFilter: Filter = {
  kind: "choice",
  operators: ["is", "isNot", "empty", "filled"],
  values: VALUES,
  toValue: (value) => value === "true",
  accepts: ({ values }) => values.every(isValue),
  options: (_field, { t }): readonly FilterOption[] =>
    VALUES.map((value) => ({ value, label: t(`crud.boolean.${value}`) })),
  nameOf: (value, _field, { t }) => (isValue(value) ? t(`crud.boolean.${value}`) : null),
};
