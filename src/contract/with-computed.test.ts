import { expect, test } from "vitest";
import { bookScreens } from "../../testing/fixture/generated/screens/book.ts";
import { withComputed } from "./with-computed.ts";

const CALENDAR = { timeZone: "UTC", today: "2026-03-01" };

test("fields and fields of embedded records get their expressions", () => {
  const { fields } = withComputed(bookScreens, {
    name: { of: { join: ["one", "two"] } },
    "bookCopies.price": { of: { add: ["first", 1] } },
  });
  expect(fields["name"]?.compute?.({ one: "a", two: "b" }, CALENDAR)).toBe("a b");
  const price = fields["bookCopies"]?.items?.find(({ name }) => name === "price");
  expect(price?.compute?.({ first: 2 }, CALENDAR)).toBe(3);
  expect(fields["description"]?.compute).toBeUndefined();
});
