import { expect, test } from "vitest";
import { diagnosticsIn, type SmallEntity, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

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

const SAID = "is required, and its target in turn needs a record of this entity: no first record can be created";

test("a required relation to the same entity is rejected, because no first record could be created", () => {
  expect(refused({ item: related({ aboveId: text }, { aboveId: "item" }) })).toEqual([
    `item.relations.aboveId: "aboveId" ${SAID}`,
  ]);
  expect(refused({ item: related({ "aboveId?": text }, { aboveId: "item" }) })).toEqual([]);
});

test("a cycle of required relations is rejected at each relation, unless one is optional", () => {
  const egg = related({ henIds: ids({ minItems: 1 }) }, { henIds: "hen" });
  const hen = related({ nestId: text }, { nestId: "nest" });
  const nest = related({ eggId: text }, { eggId: "egg" });
  expect(refused({ egg, hen, nest })).toEqual([
    `egg.relations.henIds: "henIds" ${SAID}`,
    `hen.relations.nestId: "nestId" ${SAID}`,
    `nest.relations.eggId: "eggId" ${SAID}`,
  ]);
  expect(refused({ egg: related({ henIds: ids() }, { henIds: "hen" }), hen, nest })).toEqual([]);
});

test("records that are not made by a create call can require each other", () => {
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
