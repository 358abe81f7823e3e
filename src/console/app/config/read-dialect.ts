import { LIST_PRESETS, type ListDialect, type ListPreset, SORT_SYNTAXES } from "../../../contract/list-dialect.ts";
import type { JsonObject } from "../../lib/json-object.ts";
import { oneOf, type Rule, readStated, refuse } from "./config-error.ts";

/** Whether a value can be the name of a query parameter. */
export const isParameterName = (value: unknown): boolean => typeof value === "string" && /^[^\s&=?#]+$/.test(value);

const name: Rule = { wanted: "a parameter's name", isRight: isParameterName };
const nameOrNull: Rule = {
  wanted: "a parameter's name, or null",
  isRight: (value) => value === null || isParameterName(value),
};
const place: Rule = {
  wanted: 'a place like "meta.total", or null',
  isRight: (value) => value === null || (typeof value === "string" && /^[\w@$-]+(\.[\w@$-]+)*$/.test(value)),
};

const filter: Rule = {
  wanted: 'a parameter\'s name with {field} in it, like "filter[{field}]", or null',
  isRight: (value) => value === null || (isParameterName(value) && String(value).includes("{field}")),
};

const RULES: { readonly [M in keyof ListDialect]: Rule } = {
  paging: oneOf("none", "page", "offset", "cursor"),
  page: name,
  size: name,
  firstPage: oneOf(0, 1),
  sort: nameOrNull,
  sortSyntax: oneOf(...SORT_SYNTAXES),
  order: name,
  search: nameOrNull,
  filter,
  filterGroups: name,
  ids: name,
  idsSyntax: oneOf("repeated", "commas"),
  rows: place,
  total: place,
  totalHeader: {
    wanted: 'the name of a header like "X-Total-Count", or null',
    isRight: (value) => value === null || (typeof value === "string" && /^[\w-]+$/.test(value)),
  },
  next: place,
  count: {
    wanted: 'a path like "/count", or null',
    isRight: (value) => value === null || (typeof value === "string" && /^\/[\w$.~/-]+$/.test(value)),
  },
  countFilter: filter,
  linkHeader: oneOf(true, false),
};

const presets = oneOf(...Object.keys(LIST_PRESETS));

/** Reads the list options: the name of a preset, or an object with overrides on top of one. */
export function readDialect(raw: JsonObject | string, where: string): ListDialect {
  const { preset = "own", ...stated } = typeof raw === "string" ? { preset: raw } : raw;
  if (!presets.isRight(preset)) {
    throw refuse(typeof raw === "string" ? where : `${where}.preset`, presets.wanted, preset);
  }
  return { ...LIST_PRESETS[preset as ListPreset], ...readStated<ListDialect>(stated, RULES, where) };
}
