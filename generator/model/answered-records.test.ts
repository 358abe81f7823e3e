import { expect, test } from "vitest";
import { id, modelOf, objectOf, text, validEntity } from "../testing/small-spec.ts";

test("a record that is answered beside its id may have null where its type says so", () => {
  const rank = { type: ["number", "null"] };
  const group = { $ref: "#/definitions/Group" };
  const spec = { relations: { groupId: { to: "item", expandedAs: "group" } } };
  const [item] = modelOf({
    entities: { item: validEntity({ "groupId?": text, "group?": group, "rank?": rank }, spec) },
    types: { Group: objectOf({ id, name: text, "rank?": rank }) },
  }).entities;
  const answered = item?.fields.find(({ name }) => name === "group");
  expect(answered?.schema.properties?.["rank"]).toEqual({ type: "number", nullable: true });
});
