import type { PartType } from "../../src/contract/backend.ts";
import { jsonPath } from "../../src/contract/json-path.ts";
import { placeInWords } from "../../src/contract/sort-sql.ts";
import { toSnake } from "../model/naming/names.ts";
import type { EntityModel } from "../model/types/console-model.ts";
import { partAt, partTypes } from "../model/types/parts.ts";
import { templateText } from "../render/literal.ts";

/** An index of a table. */
export interface IndexView {
  readonly builder: "index" | "uniqueIndex";
  readonly name: string;
  /** Indexed expression: columns, normalized text, or a field inside an object. */
  readonly on: string;
  /** True for a trigram index, which finds any part of a word. */
  readonly isOfTrigrams: boolean;
}

/** No index on date-times inside objects: their value depends on the database's time zone. */
const INDEXED: Readonly<Record<Exclude<PartType, "datetime">, string>> = {
  text: "",
  word: "",
  date: "",
  number: "::numeric",
  boolean: "::boolean",
};

function toOrder(type: PartType, value: string): string {
  return type === "text" || type === "word" || type === "date" ? `sort_text(${value}) collate "C"` : `(${value})`;
}

/** Indexes for fields inside objects that a list filters, searches or sorts by. */
export function partIndexesOf(table: string, entity: EntityModel): readonly IndexView[] {
  return Object.entries(partTypes(entity)).flatMap((part) => indexesOf(table, entity, part));
}

function indexesOf(
  table: string,
  { list, fields }: EntityModel,
  [path, type]: [string, PartType],
): readonly IndexView[] {
  if (type === "datetime") {
    return [];
  }
  const [column = "", ...names] = path.split(".");
  const value = `(\${table.${column}}${jsonPath(names)})${INDEXED[type]}`;
  // The double underscore separates a field inside an object from a field with the same words.
  const name = `${table}_${path.split(".").map(toSnake).join("__").replaceAll("-", "_")}`;
  const isListed = list.columns.includes(path) || list.sort.replace("-", "") === path;
  const words = partAt(fields, path)?.enumeration?.values;
  const order = words === undefined ? toOrder(type, value) : placeInWords(words).map(templateText).join(value);
  const index = { builder: "index" as const, isOfTrigrams: false };
  return [
    ...(list.filters.includes(path) && !(isListed && (type === "number" || type === "boolean"))
      ? [{ ...index, name: `${name}_index`, on: `sql\`(${value})\`` }]
      : []),
    ...(isListed ? [{ ...index, name: `${name}_order`, on: `sql\`${order}\`, table.id` }] : []),
    ...(list.search.includes(path)
      ? [{ ...index, name: `${name}_trigrams`, on: `sql\`search_text(${value}) gin_trgm_ops\``, isOfTrigrams: true }]
      : []),
  ];
}
