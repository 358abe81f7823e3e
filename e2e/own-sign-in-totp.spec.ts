import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import type { TranslateFactor } from "./factor-texts.ts";
import { expect, expectSignedIn, fillPassword, signOut, test } from "./own-sign-in.ts";
import { textField } from "./steps.ts";

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows for a secret, some time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

/** The secret below the QR code. */
async function readSecret(page: Page): Promise<string> {
  return ((await page.getByRole("code").first().textContent()) ?? "").replaceAll(" ", "");
}

async function readRecoveryCodes(page: Page, translateFactor: TranslateFactor): Promise<readonly string[]> {
  const codes = page.getByRole("region", { name: translateFactor("factors.recovery") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

async function fillCode(page: Page, translateFactor: TranslateFactor, code: string): Promise<void> {
  await textField(page, translateFactor("factors.code")).fill(code);
  await page.getByRole("button", { name: translateFactor("factors.continue"), exact: true }).click();
}

test("an authenticator app that a user enrols signs in with its code, and each recovery code does once", async ({
  page,
  translate,
  translateFactor,
  username,
  faults,
}) => {
  await page.goto("/sessions");
  await fillPassword(page, translate, { username });
  await page.getByRole("button", { name: translateFactor("factors.add"), exact: true }).click();
  const secret = await readSecret(page);
  // Each code is accepted once, so the enrolment does not use the current one.
  await textField(page, translateFactor("factors.code")).fill(codeOf(secret, -1));
  await page.getByRole("button", { name: translateFactor("factors.turnOn"), exact: true }).click();
  const codes = await readRecoveryCodes(page, translateFactor);
  await page.getByRole("button", { name: translateFactor("factors.saved"), exact: true }).click();
  await expect(page.getByText(translateFactor("factors.recoveryLeft", { count: 10 }))).toBeVisible();

  // The password is correct, and no session is opened with it alone.
  faults.expectRefusal(401, "/api/authentication");
  await signOut(page, translate);
  await fillPassword(page, translate, { username });
  await fillCode(page, translateFactor, codeOf(secret));
  await expectSignedIn(page, translate);

  await signOut(page, translate);
  await fillPassword(page, translate, { username });
  await fillCode(page, translateFactor, codes[0] ?? "");
  await expectSignedIn(page, translate);

  faults.expectRefusal(401, "/api/second-factor");
  await signOut(page, translate);
  await fillPassword(page, translate, { username });
  await fillCode(page, translateFactor, codes[0] ?? "");
  await expect(page.getByText(translateFactor("factors.wrongCode"))).toBeVisible();
  await fillCode(page, translateFactor, codes[1] ?? "");
  await expectSignedIn(page, translate);
  await page.goto("/sessions");
  await expect(page.getByText(translateFactor("factors.recoveryLeft", { count: 8 }))).toBeVisible();
});

test.describe("a second factor that the team requires", () => {
  test.use({ settings: { SECOND_FACTOR: "required" } });

  test("is enrolled at the sign-in, which then shows the recovery codes before the console", async ({
    page,
    translate,
    translateFactor,
    faults,
  }) => {
    faults.expectRefusal(401, "/api/authentication");
    await page.goto("/login");
    await fillPassword(page, translate, demoCredentials);
    await expect(page.getByText(translateFactor("factors.required"))).toBeVisible();
    const secret = await readSecret(page);
    await textField(page, translateFactor("factors.code")).fill(codeOf(secret));
    await page.getByRole("button", { name: translateFactor("factors.turnOn"), exact: true }).click();
    await readRecoveryCodes(page, translateFactor);
    await page.getByRole("button", { name: translateFactor("factors.saved"), exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: translate("shell.home.welcome", { name: "Helena" }) }),
    ).toBeVisible();
  });
});
