import { expect, test } from "vitest";
import { fieldReferences } from "./field-references.ts";

test("fieldReferences finds every name of a field, with its path", () => {
  const references = fieldReferences({
    titleField: "title",
    icon: "item",
    operations: ["list"],
    path: "/items",
    archive: { field: "archived", value: "off" },
    breakdowns: { byKind: { field: "kind", path: "/items/kinds" } },
    queries: { open: { path: "/items/open", result: "many", where: { state: "open" } } },
    units: { size: "loans" },
    relations: { ownerId: { to: "owner", expandedAs: "owner", within: "houseId" } },
    embeds: { parts: "part" },
    unique: ["code"],
    list: { columns: ["a", "b"], sort: { field: "c", order: "asc" }, filters: ["d"], search: ["e"] },
    form: {
      sections: [
        { name: "one", fields: ["f"] },
        { name: "two", fields: ["g", "h"] },
      ],
      widgets: { i: "radio" },
      help: ["j"],
      visibleWhen: { k: { l: "x" } },
      lockedWhen: { m: { n: ["x", "y"] } },
    },
    show: { sections: [{ name: "three", fields: ["o"] }], displays: { p: { as: "text" } } },
  });
  expect(new Map(references.map(({ path, name }) => [path, name]))).toEqual(
    new Map([
      ["titleField", "title"],
      ["archive.field", "archived"],
      ["breakdowns.byKind.field", "kind"],
      ["queries.open.where.state#", "state"],
      ["units.size#", "size"],
      ["relations.ownerId#", "ownerId"],
      ["relations.ownerId.expandedAs", "owner"],
      ["relations.ownerId.within", "houseId"],
      ["embeds.parts#", "parts"],
      ["unique.0", "code"],
      ["list.columns.0", "a"],
      ["list.columns.1", "b"],
      ["list.sort.field", "c"],
      ["list.filters.0", "d"],
      ["list.search.0", "e"],
      ["form.sections.0.fields.0", "f"],
      ["form.sections.1.fields.0", "g"],
      ["form.sections.1.fields.1", "h"],
      ["form.widgets.i#", "i"],
      ["form.help.0", "j"],
      ["form.visibleWhen.k#", "k"],
      ["form.visibleWhen.k.l#", "l"],
      ["form.lockedWhen.m#", "m"],
      ["form.lockedWhen.m.n#", "n"],
      ["show.sections.0.fields.0", "o"],
      ["show.displays.p#", "p"],
    ]),
  );
});

test("fieldReferences returns an empty list for a spec of another shape", () => {
  expect(fieldReferences({ titleField: 5, list: { columns: "name", filters: [1] }, form: null })).toEqual([]);
  expect(fieldReferences("item")).toEqual([]);
});
