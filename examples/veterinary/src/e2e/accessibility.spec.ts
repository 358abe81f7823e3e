import { expectNoFaults } from "../../../../e2e/accessibility-steps.ts";
import { test } from "../../../../e2e/journey.ts";

test("axe finds no violation in a list and a form", async ({ page }) => {
  await expectNoFaults(page, ["/appointments", "/patients/create", "/day-agenda"]);
});
