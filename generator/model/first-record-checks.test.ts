import { expect, test } from "vitest";
import { diagnosticsIn, type SmallEntity, smallSpec, text, validEntity } from "../testing/small-spec.ts";

const ids = (more: object = {}) => ({ type: "array", items: text, ...more });

function refused(entities: Readonly<Record<string, SmallEntity>>): readonly string[] {
  return diagnosticsIn(smallSpec({ entities })).map((words) => words.split(" -> ")[0] ?? "");
}

/** An entity whose fields of those names lead to the entities. */
function related(fields: SmallEntity["fields"], to: Readonly<Record<string, string>>, more: object = {}): SmallEntity {
  const relations = Object.fromEntries(Object.entries(to).map(([field, other]) => [field, { to: other }]));
  const names = Object.keys(fields).map((field) => field.replace("?", ""));
  return validEntity(fields, {
    relations,
    form: { sections: [{ name: "general", fields: ["name", ...names] }] },
    ...more,
  });
}

const SAID = "which must name a record that cannot be there before this one is";

test("a record that must name one of its own kind is refused, for there could be no first one", () => {
  expect(refused({ item: related({ aboveId: text }, { aboveId: "item" }) })).toEqual([
    `item.relations.aboveId: "aboveId", ${SAID}`,
  ]);
  expect(refused({ item: related({ "aboveId?": text }, { aboveId: "item" }) })).toEqual([]);
});

test("records that must name each other are refused at each of them, and not where one of them can wait", () => {
  const egg = related({ henIds: ids({ minItems: 1 }) }, { henIds: "hen" });
  const hen = related({ nestId: text }, { nestId: "nest" });
  const nest = related({ eggId: text }, { eggId: "egg" });
  expect(refused({ egg, hen, nest })).toEqual([
    `egg.relations.henIds: "henIds", ${SAID}`,
    `hen.relations.nestId: "nestId", ${SAID}`,
    `nest.relations.eggId: "eggId", ${SAID}`,
  ]);
  expect(refused({ egg: related({ henIds: ids() }, { henIds: "hen" }), hen, nest })).toEqual([]);
});

test("records that come about in another way than by a create can need each other", () => {
  const hen = related({ eggId: text }, { eggId: "egg" });
  const listed = related(
    { henId: text },
    { henId: "hen" },
    { operations: ["list", "get", "update"], screens: ["list", "show", "edit"] },
  );
  expect(refused({ egg: listed, hen })).toEqual([]);
  const egg = related({ henId: text }, { henId: "hen" });
  const batch = validEntity({}, { operations: ["create"], screens: ["create"], list: null, creates: "egg" });
  expect(refused({ batch, egg, hen })).toEqual([]);
});
