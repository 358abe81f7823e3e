import type { Chance } from "./chance.ts";
import type { RandomField } from "./random-shape.ts";

const DISPLAYS: Readonly<Record<string, readonly unknown[]>> = {
  text: ["multiline", "chips", { as: "text", maxLength: 20 }, { as: "chips", color: "primary", squared: true }],
  number: ["text", "money", "percent", { as: "money", prefix: "≈" }],
  integer: ["number", "text", "quantity"],
  enum: ["text", "chips"],
  date: [{ as: "date", pattern: "long" }, "text"],
  datetime: ["date", { as: "datetime", pattern: "monthAndYear" }],
};

const WIDGETS: Readonly<Record<string, readonly string[]>> = {
  text: ["multiline"],
  html: ["multiline"],
  enum: ["radio"],
  texts: ["chips"],
  numbers: ["chips"],
  enums: ["choices"],
  password: ["password"],
};

/** A form of one or two sections with all writable fields. */
export function randomForm(chance: Chance, fields: readonly RandomField[]) {
  const written = fields.filter(({ isReadOnly }) => !isReadOnly);
  const cut = written.length > 1 && chance.holds(50) ? chance.between(1, written.length - 1) : written.length;
  const parts = [written.slice(0, cut), written.slice(cut)].filter((part) => part.length > 0);
  const widgets = chosen(chance, written, WIDGETS);
  const help = chance.some(written, 10).map(({ name }) => name);
  const by = written.find(({ kind, isNullable, isOptional }) => kind === "enum" && !isNullable && !isOptional);
  const waits = written.find(({ isOptional, name }) => isOptional && name !== by?.name);
  const locked = written.find(({ name, isOptional }) => isOptional && name !== by?.name && name !== waits?.name);
  const [value] = by?.values ?? [];
  return {
    sections: parts.map((part, index) => ({
      name: index === 0 ? "general" : "further",
      fields: part.map(({ name }) => name),
    })),
    ...(widgets === null ? {} : { widgets }),
    ...(help.length === 0 ? {} : { help }),
    ...(by !== undefined && waits !== undefined && chance.holds(50)
      ? { visibleWhen: { [waits.name]: { [by.name]: value } } }
      : {}),
    ...(by !== undefined && locked !== undefined && chance.holds(50)
      ? { lockedWhen: { [locked.name]: { [by.name]: [value] } } }
      : {}),
  };
}

function chosen(chance: Chance, fields: readonly RandomField[], of: Readonly<Record<string, readonly unknown[]>>) {
  const entries = chance
    .some(
      fields.filter(({ kind, to }) => of[kind] !== undefined && to === null),
      40,
    )
    .map(({ name, kind }) => [name, chance.one(of[kind] ?? [])] as const);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

const FILTERED = ["enum", "enums", "boolean", "date", "datetime"];
const SEARCHED = ["text", "email", "uri", "tel", "html", "image", "file", "enum"];
const SORTED = [
  "text",
  "email",
  "uri",
  "tel",
  "integer",
  "number",
  "money",
  "percent",
  "enum",
  "date",
  "datetime",
  "time",
  "boolean",
];

/** Reserved names: a filter by such a field is rejected. */
const PARAMETERS = ["page", "sort", "q", "filter"];

/** Its list, and a screen with counts by one of its filters. */
export function randomList(chance: Chance, entity: string, fields: readonly RandomField[]) {
  const shown = fields.filter(({ name, isWriteOnly }) => name !== "id" && !isWriteOnly);
  const filtered = shown.filter(
    ({ kind, to, name }) => !PARAMETERS.includes(name) && (to !== null || FILTERED.includes(kind)),
  );
  const filters = chance.some(filtered, 60);
  // Each language of a text is a field of its own in lists, forms and pages.
  const texts = shown.flatMap(({ name, languages = [] }) => languages.map((language) => `${name}.${language}`));
  const search = shown
    .filter(({ kind, to, name }) => SEARCHED.includes(kind) && to === null && name !== "name")
    .map(({ name }) => name);
  const sorts = shown.filter(({ kind, to }) => SORTED.includes(kind) && to === null).map(({ name }) => name);
  const named = [...filters.map(({ name }) => name), ...chance.some(texts, 40)];
  const counted = filters.find(({ kind }) => kind === "enum");
  return {
    list: {
      columns: [
        "name",
        ...chance
          .some(
            shown.filter(({ name }) => name !== "name"),
            50,
          )
          .map(({ name }) => name),
        ...chance.some(texts, 30),
      ],
      ...(named.length === 0 ? {} : { filters: named }),
      ...(chance.holds(50) ? { search: ["name", ...chance.some([...search, ...texts], 40)] } : {}),
      ...(chance.holds(50)
        ? { sort: { field: chance.one([...sorts, ...texts]), order: chance.one(["asc", "desc"]) } }
        : {}),
    },
    ...(counted !== undefined && chance.holds(40)
      ? { breakdowns: { counts: { field: counted.name, path: `/counts/${entity.toLowerCase()}` } } }
      : {}),
  };
}

/** Its show page: with custom sections, custom displays, or neither. */
export function randomShow(chance: Chance, fields: readonly RandomField[], hasParts: boolean) {
  const shown = fields.filter(({ isWriteOnly, name }) => !isWriteOnly && name !== "id");
  const displays = chosen(chance, shown, DISPLAYS);
  const sections = chance.holds(40) || hasParts ? [{ name: "all", fields: shown.map(({ name }) => name) }] : null;
  return displays === null && sections === null
    ? {}
    : { show: { ...(sections === null ? {} : { sections }), ...(displays === null ? {} : { displays }) } };
}
