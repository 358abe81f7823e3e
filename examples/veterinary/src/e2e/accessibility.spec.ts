import { expectNoFaults } from "../../../../e2e/accessibility-steps.ts";
import { test } from "../../../../e2e/journey.ts";

test("a list and a form have no fault that an accessibility checker finds", async ({ page }) => {
  await expectNoFaults(page, ["/appointments", "/patients/create", "/day-agenda"]);
});
