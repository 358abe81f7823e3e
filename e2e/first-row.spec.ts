import { expectFirstRowsNear } from "./first-row.ts";
import { test } from "./journey.ts";

test("the first row of every list is within five keys, filtered or not, at every width @full", async ({
  page,
  translate,
}) => {
  const lists = ["/books", "/genres", "/tickets", "/tickets?status=active&type=loans", "/members", "/members?q=a"];
  await expectFirstRowsNear(page, translate, lists);
});
