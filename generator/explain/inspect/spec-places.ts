import type { SourceLocation } from "../../diagnostics/source-location.ts";
import { locationOfPart } from "../../model/fields/unvalidated-spec.ts";
import type { Plain } from "../../read/plain-value.ts";
import type { ValueSource } from "../../read/spec-source.ts";
import type { RawSchema } from "../../read/type-definitions.ts";
import type { SpecFacts } from "./spec-facts.ts";
import type { SpecPart } from "./subjects.ts";

/** A line of the spec. */
export interface SpecPlace {
  /** `field`, `list.columns`, `operations`. */
  readonly what: string;
  readonly at: SourceLocation;
}

/** The lines of the spec that describe a part. */
export function specPlaces(part: SpecPart, facts: SpecFacts): readonly SpecPlace[] {
  switch (part.type) {
    case "field":
      return [
        ...fieldPlaces(part.entity.names.type, part.path, facts),
        ...mentions(specOf(part.entity.names.type, facts), part.path),
      ];
    case "entity":
      return entityPlaces(part.entity.names.type, part.word, facts);
    case "section":
      return sectionPlaces(specOf(part.entity.names.type, facts), part.name);
    case "action":
    case "rule":
    case "breakdown":
      return memberPlaces(specOf(part.entity.names.type, facts), `${part.type}s.${part.name}`);
    case "enum":
      return enumPlaces(part.name, facts);
    case "unit":
      return facts.source.values.flatMap((value) => unitPlaces(value, part.name));
    case "menu":
      return menuPlaces(part.name, facts);
    default:
      return [];
  }
}

/** The spec value of an entity by its type. */
function specOf(type: string, { source }: SpecFacts): ValueSource | undefined {
  return source.values.find(({ vocabulary, typeName }) => vocabulary === "EntitySpec" && typeName === type);
}

/** The declaration of a field, and of the field that contains it. Inherited fields have that of their type. */
function fieldPlaces(type: string, path: string, { source }: SpecFacts): readonly SpecPlace[] {
  const { schemas, locations } = source.definitions;
  const found: SourceLocation[] = [];
  let owner = type;
  for (const name of path.split(".")) {
    const at = locations.get(`${owner}.${name}`) ?? locations.get(owner);
    found.push(...(at === undefined ? [] : [at]));
    owner = typeOf(schemas[owner]?.properties?.[name]) ?? "";
  }
  return found.reverse().map((at, index) => ({ what: index === 0 ? "field" : "in the field", at }));
}

/** The named type of a field, or of the items of a list. */
function typeOf(schema: RawSchema | undefined): string | null {
  const ref = schema?.$ref ?? schema?.items?.$ref;
  return ref === undefined ? null : decodeURIComponent(ref.replace("#/definitions/", ""));
}

/** Members of a spec value that contain conditions and values, not field names. */
const NO_FIELDS = /^(?:rules|queries|actions|archive|tones|visibleWhen|lockedWhen|roles|operations|screens|icon)\b/;

/** Paths of objects whose members are named after fields: `units`, `form.widgets`. */
const OF_FIELDS =
  /^(?!(?:list\.sort|list|form|show|archive|breakdowns|rules|queries|actions|roles|tones)$)(?:\w+|(?:list|form|show)\.\w+)$/;

/** Where a spec value names a field: as a member, or in a list. */
function mentions(value: ValueSource | undefined, path: string): readonly SpecPlace[] {
  if (value === undefined) {
    return [];
  }
  const found: SpecPlace[] = [];
  for (const [at, location] of value.locations) {
    const parent = at.slice(0, -path.length - 2);
    const isMember = at.endsWith(`.${path}#`) && OF_FIELDS.test(parent);
    if (isMember || (!at.endsWith("#") && !NO_FIELDS.test(at) && plainAt(value.value, at) === path)) {
      found.push({ what: shortPath(isMember ? parent : at, value.value), at: location });
    }
  }
  return found;
}

function plainAt(value: Plain, path: string): Plain | undefined {
  let at: Plain | undefined = value;
  for (const name of path === "" ? [] : path.split(".")) {
    at = typeof at === "object" && at !== null ? (at as { readonly [name: string]: Plain })[name] : undefined;
  }
  return at;
}

/** `form.sections.0.fields.2` as `form.sections general`. */
function shortPath(path: string, value: Plain): string {
  const section = /^(.*\.sections)\.\d+/.exec(path);
  if (section !== null) {
    const name = plainAt(value, `${section[0]}.name`);
    return `${section[1]} ${typeof name === "string" ? name : ""}`.trim();
  }
  return path.replace(/(\.\d+)+$/, "");
}

/** Options of an entity that a word is about: creating needs an operation and a screen. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  create: ["operations", "screens"],
  created: ["operations"],
  show: ["operations", "screens", "show"],
  edit: ["operations", "screens"],
  updated: ["operations"],
  delete: ["operations"],
  deleteConfirm: ["operations"],
  deleted: ["operations"],
  bulkDelete: ["operations"],
  archive: ["archive"],
  archived: ["archive"],
  taken: ["unique"],
};

function entityPlaces(type: string, word: string, facts: SpecFacts): readonly SpecPlace[] {
  const value = specOf(type, facts);
  const at = facts.source.definitions.locations.get(type);
  return [
    ...(value === undefined
      ? []
      : (OPTIONS_OF[word] ?? []).flatMap((option) => memberPlaces(value, option).slice(0, 1))),
    ...(value === undefined ? [] : [{ what: "entity", at: value.at }]),
    ...(at === undefined ? [] : [{ what: "type", at }]),
  ];
}

function memberPlaces(value: ValueSource | undefined, path: string): readonly SpecPlace[] {
  const at = value?.locations.get(`${path}#`);
  return at === undefined ? [] : [{ what: path.split(".")[0] ?? path, at }];
}

function sectionPlaces(value: ValueSource | undefined, name: string): readonly SpecPlace[] {
  return value === undefined
    ? []
    : ["form", "show"].flatMap((screen) => {
        const sections = plainAt(value.value, `${screen}.sections`);
        const index = Array.isArray(sections) ? sections.findIndex((each) => plainAt(each, "name") === name) : -1;
        return index < 0
          ? []
          : [{ what: `${screen}.sections`, at: locationOfPart(value, `${screen}.sections.${index}`) }];
      });
}

/** An enumeration's type has its name with a capital letter. */
function enumPlaces(name: string, { source }: SpecFacts): readonly SpecPlace[] {
  const at = source.definitions.locations.get(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);
  return at === undefined ? [] : [{ what: "enumeration", at }];
}

function unitPlaces(value: ValueSource, unit: string): readonly SpecPlace[] {
  return [...value.locations].flatMap(([path, at]) =>
    /^units\./.test(path) && !path.endsWith("#") && plainAt(value.value, path) === unit ? [{ what: "units", at }] : [],
  );
}

function menuPlaces(name: string, { source }: SpecFacts): readonly SpecPlace[] {
  const menu = source.values.find(({ vocabulary }) => vocabulary === "MenuEntry");
  const at = [...(menu?.locations ?? [])].find(
    ([path]) => path.endsWith(".name") && plainAt(menu?.value ?? null, path) === name,
  );
  return at === undefined ? [] : [{ what: "menu", at: at[1] }];
}
