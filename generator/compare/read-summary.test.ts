import { expect, test } from "vitest";
import { emitSpecSummary } from "../emit/spec-summary.ts";
import { toSummary } from "../model/spec-summary.ts";
import { modelOf, validEntity } from "../testing/small-spec.ts";
import { readSummary } from "./read-summary.ts";

const model = modelOf({ entities: { item: validEntity({ "state?": { type: "boolean" } }) } });
const [file] = emitSpecSummary(model);
const written = file?.content ?? "";

type Damage = (entities: Record<string, Record<string, Record<string, unknown>>>) => void;

/** The written file with a part of it changed. */
function damaged(change: Damage): string {
  const document = JSON.parse(written) as { entities: Parameters<Damage>[0] };
  change(document.entities);
  return JSON.stringify(document);
}

test("a written summary is parsed back unchanged", () => {
  expect(readSummary(written)).toEqual(toSummary(model));
});

test("default values of a field are omitted, and a summary that contains them is parsed too", () => {
  const { entities } = JSON.parse(written) as { entities: { item: { fields: Record<string, object> } } };
  expect(entities.item.fields["state"]).toEqual({ kind: "boolean", used: ["client", "table"] });
  expect(readSummary(JSON.stringify({ entities: toSummary(model) }))).toEqual(toSummary(model));
});

test.each([
  ["there is no file", undefined],
  ["it is empty", ""],
  ["it is cut off", written.slice(0, 80)],
  ["it is another document", "[]"],
  ["it has no entities", "{}"],
  ["its entities are a list", '{ "entities": [] }'],
  ["an entity is null", '{ "entities": { "item": null } }'],
  ["an entity is a text", '{ "entities": { "item": "x" } }'],
  ["an entity has no fields", damaged(({ item }) => delete item?.["fields"])],
  ["an entity has no calls", damaged(({ item }) => delete item?.["calls"])],
  ["a field is null", damaged(({ item }) => Object.assign(item?.["fields"] ?? {}, { name: null }))],
  [
    "a field's uses are missing",
    damaged(({ item }) => Object.assign(item?.["fields"]?.["name"] ?? {}, { used: undefined })),
  ],
  ["a call is a number", damaged(({ item }) => Object.assign(item?.["calls"] ?? {}, { list: 1 }))],
])("a summary is not parsed if %s", (_, text) => {
  expect(readSummary(text)).toBeNull();
});
