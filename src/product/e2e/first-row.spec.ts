import { expectFirstRowsNear, test } from "entity-console/testing/journeys";

test("the first row of every list is within five keys, filtered or not, at every width @full", async ({
  page,
  translate,
}) => {
  const lists = [
    "/plans",
    "/plans?status=active",
    "/features",
    "/coupons",
    "/coupons?state=available&type=credits",
    "/accounts",
    "/accounts?any=status:active%7Camount:10..&q=a",
  ];
  await expectFirstRowsNear(page, translate, lists);
});
