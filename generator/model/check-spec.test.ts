import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SpecSource } from "../read/spec-source.ts";
import { diagnosticsIn, type SmallEntity, smallSpec, text, validEntity } from "../testing/small-spec.ts";

const twice: SmallEntity["spec"] = { unique: ["name", "name"] };
const menu = [{ name: "a b", icon: "HomeOutlined" }];
const service = { title: "A", version: "1", calls: { out: { method: "POST", path: "out", security: "none" } } };

test("a compiler error in one file does not hide the diagnostics of other files", () => {
  const source = smallSpec({ entities: { item: validEntity({}, twice), other: validEntity({}, twice) } });
  expect(diagnosticsIn(rejectedAt(source, "item", "icon"))).toEqual([
    "item.icon: refused -> else",
    'other.unique.1: "name" appears twice -> the name once',
  ]);
});

test("a menu or service with a compiler error is not checked further, one without is", () => {
  const source = smallSpec({ entities: { item: validEntity() }, menu, service });
  expect(diagnosticsIn(source)).toEqual([
    'menu.0.name: "a b" is not a valid name -> a camelCase name: letters and digits, starting with a lowercase letter',
    'service.calls.out.path: "out" is not a valid path -> a path without parameters, such as /logout',
  ]);
  expect(diagnosticsIn(rejectedAt(source, "service", "title"))).toEqual(["service.title: refused -> else"]);
});

test("at one location the generator's own diagnostic replaces the compiler's", () => {
  const source = smallSpec({ entities: { item: validEntity({ "a-b?": text }, { titleField: "nmae" }) } });
  const own = 'item.titleField: "nmae" is not a field of Item -> did you mean "name"? (one of: id, name, a-b)';
  expect(diagnosticsIn(rejectedAt(source, "item", "titleField"))).toEqual([own]);
});

test("a spec value with the name of another type gives only that diagnostic", () => {
  const source = smallSpec({ entities: { item: validEntity(), toString: validEntity({}, twice) } });
  const [message, ...others] = diagnosticsIn(rejectedAt(source, "toString", "icon"));
  expect(message).toContain('"toString" is a property of every JavaScript object');
  expect(others).toEqual([]);
});

test("a line with a diagnostic of the reader has none about the type, which the reader describes as it is written", () => {
  const source = smallSpec({ entities: { item: validEntity({ "odd?": { type: "null" } }) } });
  const at = source.definitions.locations.get("Item.odd") ?? { file: "", line: 0, column: 0 };
  const away = source.definitions.locations.get("Item.name") ?? at;
  const lost = (location: typeof at): Diagnostic => ({ at: location, path: "item", message: "lost", hint: "else" });
  expect(diagnosticsIn({ ...source, diagnostics: [lost({ ...at, column: 9 }), lost(away)] })).toEqual([
    "item (at Item.name): lost -> else",
    "item (at Item.odd): lost -> else",
  ]);
});

/** The same spec with a compiler error at one of its values. */
function rejectedAt(source: SpecSource, name: string, part: string): SpecSource {
  const value = source.values.find((candidate) => candidate.name === name);
  const at = value?.locations.get(part) ?? { file: "", line: 0, column: 0 };
  return { ...source, compilerDiagnostics: [{ at, path: `${name}.${part}`, message: "refused", hint: "else" }] };
}
