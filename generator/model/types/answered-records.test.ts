import { expect, test } from "vitest";
import { id, modelOf, objectOf, text, validEntity } from "../../testing/small-spec.ts";

test("an expanded record accepts null in its nullable fields", () => {
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
