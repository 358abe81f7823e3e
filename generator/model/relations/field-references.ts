import type { Plain } from "../../read/plain-value.ts";

/** A location in a spec value that must contain a field name. */
export interface FieldReference {
  /** `list.columns.3`; ends with `#` if the name is a key. */
  readonly path: string;
  readonly name: string;
}

/**
 * All field names in a spec value. Takes the parsed value instead of the typed one, so that misspelt names are also
 * found in specs that do not compile.
 */
export function fieldReferences(value: Plain): readonly FieldReference[] {
  return [
    ...namedBy(value, "titleField"),
    ...namedBy(value, "archive.field"),
    ...entriesOf(at(value, "breakdowns")).flatMap(([name]) => namedBy(value, `breakdowns.${name}.field`)),
    ...namedBy(value, "list.sort.field"),
    ...["titleFields", "list.columns", "list.filters", "list.search", "form.help", "unique"].flatMap((path) =>
      itemsOf(value, path),
    ),
    ...entriesOf(at(value, "unique")).flatMap(([index]) => itemsOf(value, `unique.${index}`)),
    ...["form.sections", "show.sections"].flatMap((path) => inSections(value, path)),
    ...["relations", "embeds", "form.widgets", "show.displays", "units", "currencies", "computed"].flatMap((path) =>
      keysOf(value, path),
    ),
    ...["form.visibleWhen", "form.lockedWhen"].flatMap((path) => inConditions(value, path)),
    ...entriesOf(at(value, "queries")).flatMap(([name]) => keysOf(value, `queries.${name}.where`)),
    ...entriesOf(at(value, "units")).flatMap(([name]) => namedBy(value, `units.${name}.by`)),
    ...entriesOf(at(value, "currencies")).flatMap(([name]) => firstOf(value, `currencies.${name}.field`)),
    ...entriesOf(at(value, "computed")).flatMap(([name]) => inComputed(value, `computed.${name}`)),
    ...entriesOf(at(value, "actions")).flatMap(([name]) => keysOf(value, `actions.${name}.when`)),
    ...entriesOf(at(value, "rules")).flatMap(([name]) => [
      ...namedBy(value, `rules.${name}.at`),
      ...itemsOf(value, `rules.${name}.per`),
      ...["never", "atMostOne"].flatMap((part) => inPredicate(value, `rules.${name}.${part}`)),
    ]),
    ...entriesOf(at(value, "relations")).flatMap(([name]) => [
      ...namedBy(value, `relations.${name}.expandedAs`),
      ...namedBy(value, `relations.${name}.within`),
    ]),
  ];
}

function namedBy(value: Plain, path: string): readonly FieldReference[] {
  const name = at(value, path);
  return typeof name === "string" ? [{ path, name }] : [];
}

function itemsOf(value: Plain, path: string): readonly FieldReference[] {
  return entriesOf(at(value, path)).flatMap(([index, name]) =>
    typeof name === "string" ? [{ path: `${path}.${index}`, name }] : [],
  );
}

function keysOf(value: Plain, path: string): readonly FieldReference[] {
  return entriesOf(at(value, path)).map(([name]) => ({ path: `${path}.${name}#`, name }));
}

function inSections(value: Plain, path: string): readonly FieldReference[] {
  return entriesOf(at(value, path)).flatMap(([index]) => itemsOf(value, `${path}.${index}.fields`));
}

function inConditions(value: Plain, path: string): readonly FieldReference[] {
  return [...keysOf(value, path), ...entriesOf(at(value, path)).flatMap(([name]) => keysOf(value, `${path}.${name}`))];
}

/** Field names in a predicate. For a path through a relation, the name of the relation. */
function inPredicate(value: Plain, path: string): readonly FieldReference[] {
  const inner = entriesOf(at(value, path)).flatMap(([name]) => inPredicate(value, `${path}.${name}`));
  return [...firstOf(value, `${path}.field`), ...inner];
}

/** Field names in a computed expression. */
function inComputed(value: Plain, path: string): readonly FieldReference[] {
  const calculations = ["add", "subtract", "multiply"].map((part) => `${path}.${part}`);
  const amounts = calculations.flatMap((part) => [
    ...itemsOf(value, part),
    ...entriesOf(at(value, part)).flatMap(([index]) => inComputed(value, `${part}.${index}`)),
  ]);
  return [...itemsOf(value, `${path}.join`), ...amounts, ...inPredicate(value, path)];
}

/** The first field in a path: `genreId` of `genreId.rank`. */
function firstOf(value: Plain, path: string): readonly FieldReference[] {
  return namedBy(value, path).map(({ name, ...rest }) => ({ ...rest, name: name.split(".")[0] ?? "" }));
}

function at(value: Plain, path: string): Plain {
  return path.split(".").reduce<Plain>((part, key) => Object.fromEntries(entriesOf(part))[key] ?? null, value);
}

function entriesOf(value: Plain): readonly [string, Plain][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
