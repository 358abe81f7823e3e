import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { PLAIN_ABILITIES } from "../../../contract/backend-abilities.ts";
import { findByName } from "./find-by-name.ts";

test("finds a record by its exported name, composed of all title fields", async () => {
  const rows = [
    { id: "b1", title: "Atlas", edition: "1" },
    { id: "b2", title: "Atlas", edition: "2" },
  ];
  const client = { list: async () => ({ rows, total: null }) };
  const source = { queries: new QueryClient(), client, entity: "book", abilities: PLAIN_ABILITIES };
  const relation = { labelField: "title", labelFields: ["title", "edition"] };
  expect(await findByName(source as never, relation, "atlas 2")).toBe("b2");
  expect(await findByName(source as never, { labelField: "title" }, "Atlas")).toBeNull();
});
