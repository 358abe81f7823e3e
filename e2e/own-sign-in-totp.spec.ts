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

async function readRecoveryCodes(page: Page, sayFactor: TranslateFactor): Promise<readonly string[]> {
  const codes = page.getByRole("region", { name: sayFactor("factors.recovery") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

async function fillCode(page: Page, sayFactor: TranslateFactor, code: string): Promise<void> {
  await textField(page, sayFactor("factors.code")).fill(code);
  await page.getByRole("button", { name: sayFactor("factors.continue"), exact: true }).click();
}

test("an authenticator app that a user enrols signs in with its code, and each recovery code does once", async ({
  page,
  say,
  sayFactor,
  username,
  faults,
}) => {
  await page.goto("/sessions");
  await fillPassword(page, say, { username });
  await page.getByRole("button", { name: sayFactor("factors.add"), exact: true }).click();
  const secret = await readSecret(page);
  // Each code is accepted once, so the enrolment does not use the current one.
  await textField(page, sayFactor("factors.code")).fill(codeOf(secret, -1));
  await page.getByRole("button", { name: sayFactor("factors.turnOn"), exact: true }).click();
  const codes = await readRecoveryCodes(page, sayFactor);
  await page.getByRole("button", { name: sayFactor("factors.saved"), exact: true }).click();
  await expect(page.getByText(sayFactor("factors.recoveryLeft", { count: 10 }))).toBeVisible();

  // The password is correct, and no session is opened with it alone.
  faults.expectRefusal(401, "/api/authentication");
  await signOut(page, say);
  await fillPassword(page, say, { username });
  await fillCode(page, sayFactor, codeOf(secret));
  await expectSignedIn(page, say);

  await signOut(page, say);
  await fillPassword(page, say, { username });
  await fillCode(page, sayFactor, codes[0] ?? "");
  await expectSignedIn(page, say);

  faults.expectRefusal(401, "/api/second-factor");
  await signOut(page, say);
  await fillPassword(page, say, { username });
  await fillCode(page, sayFactor, codes[0] ?? "");
  await expect(page.getByText(sayFactor("factors.wrongCode"))).toBeVisible();
  await fillCode(page, sayFactor, codes[1] ?? "");
  await expectSignedIn(page, say);
  await page.goto("/sessions");
  await expect(page.getByText(sayFactor("factors.recoveryLeft", { count: 8 }))).toBeVisible();
});

test.describe("a second factor that the team requires", () => {
  test.use({ settings: { SECOND_FACTOR: "required" } });

  test("is enrolled at the sign-in, which then shows the recovery codes before the console", async ({
    page,
    say,
    sayFactor,
    faults,
  }) => {
    faults.expectRefusal(401, "/api/authentication");
    await page.goto("/login");
    await fillPassword(page, say, demoCredentials);
    await expect(page.getByText(sayFactor("factors.required"))).toBeVisible();
    const secret = await readSecret(page);
    await textField(page, sayFactor("factors.code")).fill(codeOf(secret));
    await page.getByRole("button", { name: sayFactor("factors.turnOn"), exact: true }).click();
    await readRecoveryCodes(page, sayFactor);
    await page.getByRole("button", { name: sayFactor("factors.saved"), exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: say("shell.home.welcome", { name: "Helena" }) }),
    ).toBeVisible();
  });
});
