import { expectNoFaults, test } from "entity-console/testing/journeys";

test("axe finds no violation in a list and a form", async ({ page }) => {
  await expectNoFaults(page, ["/appointments", "/patients/create", "/day-agenda"]);
});
