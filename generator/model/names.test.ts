import { expect, test } from "vitest";
import { toNames, toPlural } from "./names.ts";

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
])("one %s, many %s", (one, many) => {
  expect(toPlural(one)).toBe(many);
});
