import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fromWire,
  fromWirePath,
  fromWireProblems,
  fromWireSort,
  toWire,
  toWirePath,
  toWireSort,
  type WireNames,
} from "./wire-names.ts";
import { toWireSchema } from "./wire-schema.ts";

const table: WireNames = {
  names: { id: "_id", releasedOn: "released_on", address2: "address2x", place: "at", allNotes: "all_notes" },
  parts: { place: { names: { zipCode: "zip_code" } }, allNotes: { names: { noteText: "note_text" } } },
};

const record = {
  id: 7,
  name: "One",
  releasedOn: "2030-01-02",
  place: { zipCode: "1", free: { zipCode: "kept" } },
  allNotes: [{ noteText: "a" }, { noteText: "b" }],
  extra: { releasedOn: "kept" },
};

const wired = {
  _id: 7,
  name: "One",
  released_on: "2030-01-02",
  at: { zip_code: "1", free: { zipCode: "kept" } },
  all_notes: [{ note_text: "a" }, { note_text: "b" }],
  extra: { releasedOn: "kept" },
};

describe("names on the wire", () => {
  test("apply to records, nested objects and lists of objects, but not to free JSON", () => {
    expect(toWire(record, table)).toEqual(wired);
    expect(fromWire(wired, table)).toEqual(record);
    expect(fromWire([wired], table)).toEqual([record]);
    expect(toWire(record, undefined)).toBe(record);
  });

  test("a known field replaces an unknown member with its name", () => {
    expect(fromWire({ id: 1, _id: "a", documentId: 3 }, table)).toEqual({ id: "a", documentId: 3 });
    expect(fromWire({ id: 1, name: "x" }, table)).toEqual({ id: 1, name: "x" });
  });

  test("an unknown member with the name of an absent field is not that field", () => {
    expect(fromWire({ _id: 7, releasedOn: "of another kind", name: "x" }, table)).toEqual({ id: 7, name: "x" });
    expect(toWire({ id: 7, released_on: "of another kind" }, table)).toEqual({ _id: 7 });
  });

  test("names that swap are converted at the same time", () => {
    const swap = { names: { one: "two", two: "one" } };
    expect(toWire({ one: 1, two: 2 }, swap)).toEqual({ two: 1, one: 2 });
  });

  test("numbers that are objects stay", () => {
    class Exact {
      readonly value = "1.10";
    }
    const price = new Exact();
    expect(toWire({ place: price }, table)).toEqual({ at: price });
    expect((toWire({ place: price }, table) as { at: unknown }).at).toBe(price);
  });

  test("any record is read back as it was sent", () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    const any = fc.record(
      {
        id: leaf,
        releasedOn: leaf,
        address2: leaf,
        place: fc.option(fc.record({ zipCode: leaf, other: leaf }, { requiredKeys: [] })),
        allNotes: fc.array(fc.record({ noteText: leaf })),
        free: fc.dictionary(fc.string(), leaf),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(any, (given) => {
        expect(fromWire(toWire(given, table), table)).toEqual(given);
      }),
      { seed: 1 },
    );
  });

  test.each([
    ["releasedOn", "released_on"],
    ["place.zipCode", "at.zip_code"],
    ["allNotes[1].noteText", "all_notes[1].note_text"],
    ["extra.releasedOn", "extra.releasedOn"],
    ["", ""],
  ])("the path %j is %j on the wire", (path, wire) => {
    expect(toWirePath(path, table)).toBe(wire);
    expect(fromWirePath(wire, table)).toBe(path);
  });

  test("each column of a sort order is renamed", () => {
    expect(toWireSort("-releasedOn,name,-place.zipCode", table)).toBe("-released_on,name,-at.zip_code");
    expect(fromWireSort("-released_on,name", table)).toBe("-releasedOn,name");
  });

  test("problems name the fields of the spec, also in their parameters", () => {
    const problem = { code: "required", params: { missingProperty: "zip_code" }, message: "is required" };
    const unique = { path: "", code: "unique", params: { fields: ["released_on", "name"] }, message: "is taken" };
    expect(fromWireProblems([{ ...problem, path: "at.zip_code" }, unique], table)).toEqual([
      { ...problem, path: "place.zipCode", params: { missingProperty: "zipCode" } },
      { ...unique, params: { fields: ["releasedOn", "name"] } },
    ]);
  });

  test("a problem of a whole record, or of an object, names the missing field of the spec", () => {
    const missing = (path: string, missingProperty: string) =>
      fromWireProblems([{ path, code: "required", params: { missingProperty }, message: "" }], table).map(
        ({ path: found, params }) => [found, params["missingProperty"]],
      );
    expect(missing("", "released_on")).toEqual([["", "releasedOn"]]);
    expect(missing("", "other")).toEqual([["", "other"]]);
    expect(missing("at", "zip_code")).toEqual([["place", "zipCode"]]);
    expect(missing("at.zip_code", "zip_code")).toEqual([["place.zipCode", "zipCode"]]);
  });

  test("a schema has the names of the wire in properties, required members and branches", () => {
    const branch = { type: "object", properties: { zipCode: {} }, required: ["zipCode"] };
    const schema = {
      type: "object",
      properties: {
        releasedOn: { type: "string" },
        place: {
          type: "object",
          properties: { zipCode: {} },
          discriminator: { propertyName: "zipCode" },
          oneOf: [branch],
        },
      },
      required: ["releasedOn"],
    };
    expect(toWireSchema(schema, table)).toEqual({
      type: "object",
      properties: {
        released_on: { type: "string" },
        at: {
          type: "object",
          properties: { zip_code: {} },
          discriminator: { propertyName: "zip_code" },
          oneOf: [{ type: "object", properties: { zip_code: {} }, required: ["zip_code"] }],
        },
      },
      required: ["released_on"],
    });
  });
});
