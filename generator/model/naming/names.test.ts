import { expect, test } from "vitest";
import { toIdentifier, toNames, toPlural } from "./names.ts";

test("every form of a name comes from the name of the spec value", () => {
  expect(toNames("ticketBatch")).toEqual({
    name: "ticketBatch",
    type: "TicketBatch",
    kebab: "ticket-batch",
    plural: "ticketBatches",
    pluralKebab: "ticket-batches",
    table: "ticket_batches",
  });
});

test.each([
  ["apiKey", "api-key"],
  ["parseURL", "parse-url"],
  ["URLParser", "url-parser"],
  ["pageA4Size", "page-a4-size"],
])("%s is %s in a file's name", (name, kebab) => {
  expect(toNames(name).kebab).toBe(kebab);
});

test.each([
  ["ticket", "tickets"],
  ["reply", "replies"],
  ["survey", "surveys"],
  ["cycle", "cycles"],
  ["typePart", "typeParts"],
  ["class", "classes"],
  ["box", "boxes"],
  ["batch", "batches"],
  ["child", "children"],
  ["schoolChild", "schoolChildren"],
  ["person", "people"],
  ["news", "news"],
  ["woman", "women"],
  ["human", "humans"],
])("one %s, many %s", (one, many) => {
  expect(toPlural(one)).toBe(many);
});

test("shortened index names stay distinct", () => {
  const first = toIdentifier(`${"a".repeat(70)}_key`);
  const second = toIdentifier(`${"a".repeat(70)}_order`);
  expect([first.length, second.length]).toEqual([63, 63]);
  expect(first).not.toBe(second);
  expect(toIdentifier("a".repeat(63))).toBe("a".repeat(63));
});
