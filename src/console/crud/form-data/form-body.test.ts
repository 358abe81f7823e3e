import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryBook } from "../../../../testing/fixture/generated/arbitraries/book.ts";
import { arbitraryMember } from "../../../../testing/fixture/generated/arbitraries/member.ts";
import { arbitraryTicket } from "../../../../testing/fixture/generated/arbitraries/ticket.ts";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { memberUpdateSchema } from "../../../../testing/fixture/generated/schemas/member.ts";
import { ticketUpdateSchema } from "../../../../testing/fixture/generated/schemas/ticket.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { validateMemberUpdate } from "../../../../testing/fixture/generated/validators/member.js";
import { validateTicketUpdate } from "../../../../testing/fixture/generated/validators/ticket.js";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import type { FormData } from "../../fields/form-store.ts";
import type { FindRecord } from "../../fields/relation-shape.ts";
import { toExactJson } from "../../lib/exact-json.ts";
import type { JsonObject } from "../../lib/json-object.ts";
import { makeCheck, toValidator } from "../form/check-form.ts";
import { foreignRecord } from "../testing/foreign-record.ts";
import { type OpenedForm, toBody } from "./form-body.ts";
import { NO_UI, toFormData } from "./form-data.ts";

interface Opened {
  readonly source: OpenedForm;
  readonly check: ReturnType<typeof makeCheck>;
}

interface Entity {
  readonly screens: EntityScreens;
  readonly form: FormModule;
}

function open({ screens, form }: Entity, loaded: FormData, findRecord: FindRecord = () => null): Opened {
  const uiSchema = screens.form?.uiSchema ?? NO_UI;
  const opened = toFormData(form.schema, uiSchema, loaded);
  const visibleWhen = screens.form?.visibleWhen ?? {};
  const source = { schema: form.schema, uiSchema, visibleWhen, loaded, opened, shape: loaded, findRecord };
  return { source, check: makeCheck(() => source, toValidator(form), screens) };
}

const books: Entity = {
  screens: bookScreens,
  form: { schema: bookUpdateSchema, validate: validateBookUpdate },
};
const members: Entity = {
  screens: memberScreens,
  form: { schema: memberUpdateSchema, validate: validateMemberUpdate },
};
const tickets: Entity = {
  screens: ticketScreens,
  form: { schema: ticketUpdateSchema, validate: validateTicketUpdate },
};

const entities = [
  { entity: books, arbitrary: arbitraryBook(anyValue), field: "name", value: "Nome novo" },
  { entity: members, arbitrary: arbitraryMember(anyValue), field: "biography", value: "Viajante" },
  { entity: tickets, arbitrary: arbitraryTicket(anyValue), field: "code", value: "NOVO-10" },
];

describe.each(entities)(
  "any $entity.screens.entity in any shape that a backend may send",
  ({ entity, arbitrary, field, value }) => {
    const records = foreignRecord(arbitrary as fc.Arbitrary<never>);

    test("is sent byte for byte as it was received if there are no changes", () => {
      fc.assert(
        fc.property(records, (record) => {
          const { source, check } = open(entity, record);
          expect(toExactJson(toBody(source, source.opened))).toBe(toExactJson(record));
          expect([...check(source.opened).keys()]).toEqual([]);
        }),
        { numRuns: 300 },
      );
    });

    test("is sent with only the changed field, and only that field is validated", () => {
      fc.assert(
        fc.property(records, (record) => {
          const { source, check } = open(entity, record);
          const now = { ...source.opened, [field]: value };
          expect(toExactJson(toBody(source, now))).toBe(toExactJson({ ...record, [field]: value }));
          expect([...check(now).keys()]).toEqual([]);
        }),
        { numRuns: 300 },
      );
    });

    test("is rejected if the changed field violates the schema", () => {
      fc.assert(
        fc.property(records, (record) => {
          const { source, check } = open(entity, record);
          expect([...check({ ...source.opened, [field]: "x".repeat(3000) }).keys()]).toEqual([field]);
        }),
        { numRuns: 50 },
      );
    });
  },
);

describe("rows inside a record", () => {
  type Rows = readonly JsonObject[];

  test("moved, removed and added rows leave the other rows unchanged", () => {
    fc.assert(
      fc.property(foreignRecord(arbitraryBook(anyValue) as fc.Arbitrary<never>, ["bookCopies"]), (record) => {
        const { source } = open(books, record);
        const opened = source.opened["bookCopies"] as Rows;
        const loaded = record["bookCopies"] as Rows;
        fc.pre(opened.length > 1);
        const added = { name: "Nova", status: "active" };
        const body = toBody(source, { ...source.opened, bookCopies: [...opened.slice(1).toReversed(), added] });
        const wanted = { ...record, bookCopies: [...loaded.slice(1).toReversed(), added] };
        expect(toExactJson(body)).toBe(toExactJson(wanted));
      }),
      { numRuns: 200 },
    );
  });

  test("case 79: null lists are empty in the form and null again in the body", () => {
    const record = { id: "1", name: "Livro", genres: null, bookCopies: null };
    const { source, check } = open(books, record);
    expect([source.opened["genres"], source.opened["bookCopies"]]).toEqual([undefined, undefined]);
    const now = { ...source.opened, name: "Outro" };
    expect(toBody(source, now)).toEqual({ ...record, name: "Outro" });
    expect(check(now).size).toBe(0);
  });

  test.each([
    [1, false, 0],
    ["0", true, "1"],
    [null, true, true],
  ])("a boolean received as %j is sent in the same type: %j as %j", (hasCover, now, sent) => {
    const record = { id: "1", name: "Livro", hasCover };
    const { source, check } = open(books, record);
    const changed = { ...source.opened, hasCover: now };
    expect([toBody(source, changed), check(changed).size]).toEqual([{ ...record, hasCover: sent }, 0]);
  });

  test("a changed row keeps its unknown members and is the only row that is validated", () => {
    const row = { id: 7, name: "Um", price: "1.10", status: "odd", currency: "real", _v: { a: null } };
    const record = { id: 1, name: "Livro", bookCopies: [row, { ...row, id: 8 }] };
    const { source, check } = open(books, record);
    const rows = source.opened["bookCopies"] as Rows;
    const now = { ...source.opened, bookCopies: [rows[1], { ...rows[0], name: "", price: 2.5 }] };
    expect(toBody(source, now)).toEqual({
      ...record,
      bookCopies: [
        { ...row, id: 8 },
        { ...row, name: "", price: "2.5" },
      ],
    });
    expect([...check(now).keys()]).toEqual(["bookCopies.1.name"]);
  });
});

describe("a relation", () => {
  const poetry = { id: 3, name: "Poesia", code: "poetry", active: true };
  const crime = { id: 4, name: "Crime", code: "true-crime", active: false };
  const tales = { id: 5, name: "Contos", code: "short-story", active: true, shelf: { row: 1 } };
  const withoutShelf = { id: 5, name: "Contos", code: "short-story", active: true };
  const find: FindRecord = (_, id) => [poetry, crime, tales].find((genre) => String(genre.id) === String(id)) ?? null;

  const cases = [
    { of: "ids that are numbers", came: [3, 4], chosen: [4, 5], sent: [4, 5] },
    { of: "ids that are texts", came: ["3", "4"], chosen: ["4", 5], sent: ["4", "5"] },
    { of: "ids that are numbers, chosen from texts", came: [3], chosen: [3, "5"], sent: [3, 5] },
    { of: "records", came: [poetry, crime], chosen: [4, 5], sent: [crime, withoutShelf] },
    { of: "records with their ids and nothing else", came: [{ id: 3 }], chosen: [3, 5], sent: [{ id: 3 }, { id: 5 }] },
    { of: "ids past 2^53", came: [9007199254740993n], chosen: ["9007199254740993", 5], sent: [9007199254740993n, 5] },
    { of: "an item that has no id", came: [{ name: "?" }, 3], chosen: [5], sent: [{ name: "?" }, 5] },
    { of: "nothing", came: null, chosen: [5], sent: [5] },
  ];

  test.each(cases)("of $of is sent in the shape in which it was received", ({ came, chosen, sent }) => {
    const { source, check } = open(books, { id: 1, name: "Livro", genres: came }, find);
    const now = { ...source.opened, genres: chosen };
    expect(toBody(source, now)["genres"]).toEqual(sent);
    expect(check(now).size).toBe(0);
  });

  const book = { id: 9, name: "Outro", genres: [] };
  const singles = [
    ["by its id alone", { bookId: 1 }, { bookId: 9 }],
    [
      "by its id and the record",
      { book: { id: 1, name: "Um" }, bookId: 1 },
      { book: { id: 9, name: "Outro" }, bookId: 9 },
    ],
    ["as the record alone", { book: { id: 1, name: "Um" } }, { book: { id: 9, name: "Outro" } }],
    ["as an id under the record's name", { book: 1 }, { book: 9 }],
    ["as the record under the id's name", { bookId: { id: 1, name: "Um" } }, { bookId: { id: 9, name: "Outro" } }],
  ] as const;

  test.each(singles)("received %s is sent in the same shape", (_, came, sent) => {
    const { source } = open(members, { id: 1, ...came }, () => book);
    expect(source.opened["bookId"]).toBe(1);
    expect(toBody(source, { ...source.opened, bookId: 9 })).toEqual({ id: 1, ...sent });
    expect(toBody(source, { ...source.opened, bookId: undefined })).toEqual({ id: 1 });
  });
});

describe("a conditionally hidden field", () => {
  const open1 = (record: JsonObject) => open(tickets, { id: "1", code: "VOLTA", ...record }).source;

  test("is sent as it was received if it was hidden when the form opened", () => {
    const source = open1({ audience: "open", members: [1, null] });
    expect(toBody(source, { ...source.opened, code: "NOVO" })["members"]).toEqual([1, null]);
  });

  test("is sent with its default if the user's change hid it", () => {
    const source = open1({ audience: "solo", members: [1] });
    expect(toBody(source, { ...source.opened, audience: "open" })["members"]).toEqual([]);
  });
});

test.each([
  [Date.UTC(2026, 10, 20), Date.UTC(2026, 11, 24)],
  [Date.UTC(2026, 10, 20, 3), Date.UTC(2026, 11, 24, 3)],
  ["2026-11-20", "2026-12-24"],
  ["2026-11-20T23:59:59-03:00", "2026-12-24"],
  [null, "2026-12-24"],
])("case 91: a changed date is sent in the backend's format: after %j as %j", (lastDay, sent) => {
  const { source, check } = open(tickets, { id: "7", code: "A-1", lastDay });
  const data = { ...source.opened, lastDay: "2026-12-24" };
  expect(toBody(source, data)).toEqual({ id: "7", code: "A-1", lastDay: sent });
  expect([...check(data)]).toEqual([]);
});

test("a list within an object is sent as it was entered", () => {
  const guests = { type: "array", items: { type: "object", properties: { name: { type: "string" } } } } as const;
  const place = { type: "object", properties: { lane: { type: "string" }, guests } } as const;
  const schema = { type: "object", properties: { place } } as const;
  const loaded = { id: "1", place: { lane: "A", guests: [{ name: "x", kept: 1 }] } };
  const opened = toFormData(schema, NO_UI, loaded);
  const source = { schema, uiSchema: NO_UI, visibleWhen: {}, loaded, opened, shape: loaded, findRecord: () => null };
  expect(toBody(source, opened)).toEqual(loaded);
  const [first] = (opened["place"] as typeof loaded.place).guests;
  const changed = { ...opened, place: { lane: "A", guests: [first, { name: "y" }] } };
  expect(toBody(source, changed)).toEqual({
    id: "1",
    place: { lane: "A", guests: [{ name: "x", kept: 1 }, { name: "y" }] },
  });
});
