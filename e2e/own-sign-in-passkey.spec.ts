import type { BrowserContext, Page } from "@playwright/test";
import type { SayFactor } from "./factor-texts.ts";
import { expect, expectSignedIn, fillPassword, inviteUser, signOut, test } from "./own-sign-in.ts";
import { textField } from "./steps.ts";

// Passkeys need the address of the console in the settings.
test.use({ settings: {} });

/** An authenticator in the device that has verified its user, as with a fingerprint. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function addPasskey(page: Page, sayFactor: SayFactor): Promise<void> {
  await press(page, sayFactor("factors.passkey.add"));
  await expect(page.getByText(sayFactor("factors.passkey.added"))).toBeVisible();
  await press(page, sayFactor("factors.saved"));
}

test("a passkey that a user adds signs in alone, and completes a sign-in with the password", async ({
  context,
  page,
  say,
  sayFactor,
  backend,
  unique,
  faults,
}) => {
  const username = `${unique.toLowerCase()}@example.com`;
  await inviteUser(backend, username);
  await addAuthenticator(context, page);
  await page.goto("/sessions");
  await fillPassword(page, say, { username });
  await addPasskey(page, sayFactor);
  await press(page, sayFactor("factors.rename"));
  await textField(page, sayFactor("factors.name")).fill("Rita's laptop");
  await press(page, sayFactor("factors.saveName"));
  await expect(page.getByRole("rowheader", { name: "Rita's laptop" })).toBeVisible();

  await signOut(page, say);
  await press(page, sayFactor("factors.passkey.signIn"));
  await expectSignedIn(page, say);

  faults.expectRefusal(401, "/api/authentication");
  await signOut(page, say);
  await fillPassword(page, say, { username });
  await expect(page.getByText(sayFactor("factors.passkey.second"))).toBeVisible();
  await expect(page.getByRole("button", { name: sayFactor("factors.passkey.signIn") })).toBeHidden();
  await press(page, sayFactor("factors.passkey.use"));
  await expectSignedIn(page, say);
});

test("a removed passkey no longer signs in, and neither does one whose device does not verify its user", async ({
  context,
  page,
  say,
  sayFactor,
  backend,
  unique,
  faults,
}) => {
  const username = `${unique.toLowerCase()}@example.com`;
  await inviteUser(backend, username);
  const { setVerified } = await addAuthenticator(context, page);
  await page.goto("/sessions");
  await fillPassword(page, say, { username });
  await addPasskey(page, sayFactor);

  await signOut(page, say);
  await setVerified(false);
  await press(page, sayFactor("factors.passkey.signIn"));
  await expect(page.getByText(sayFactor("factors.passkey.cancelled"))).toBeVisible();
  await setVerified(true);
  await press(page, sayFactor("factors.passkey.signIn"));
  await expectSignedIn(page, say);

  await page.goto("/sessions");
  await press(page, sayFactor("factors.remove"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: sayFactor("factors.remove"), exact: true })
    .click();
  await expect(page.getByText(sayFactor("factors.none"))).toBeVisible();
  await signOut(page, say);
  faults.expectRefusal(401, "/api/passkey-sign-in");
  await press(page, sayFactor("factors.passkey.signIn"));
  await expect(page.getByText(sayFactor("factors.passkey.rejected"))).toBeVisible();
  await expect(page).toHaveURL("/login");
});
