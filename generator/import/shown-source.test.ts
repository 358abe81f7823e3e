import { expect, test } from "vitest";
import { shownSource } from "./shown-source.ts";

test.each([
  ["postgres://ann:pw@db:5432/shop", "postgres://ann:…@db:5432/shop"],
  ["postgresql://ann:p:w@db/shop?password=x", "postgresql://ann:…@db/shop"],
  ["postgres://ann:p@s/w@db/shop", "postgres://ann:…@db/shop"],
  ["postgres://db/shop", "postgres://db/shop"],
  ["https://host/openapi.json?token=secret", "https://host/openapi.json"],
  ["./schema.prisma", "./schema.prisma"],
])("the report names %s without its secrets", (source, shown) => {
  expect(shownSource(source)).toBe(shown);
});
