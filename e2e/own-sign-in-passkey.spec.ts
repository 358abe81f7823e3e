import type { BrowserContext, Locator, Page } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import type { TranslateFactor } from "./factor-texts.ts";
import { expect, expectSignedIn, fillPassword, signOut, test } from "./own-sign-in.ts";
import { textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

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

const press = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true }).click();

interface NewUser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly translate: Translate;
  readonly translateFactor: TranslateFactor;
  readonly username: string;
}

/** Signs in with the password, and adds a passkey on the page of devices. */
async function addFirstPasskey({ context, page, translate, translateFactor, username }: NewUser) {
  const authenticator = await addAuthenticator(context, page);
  await page.goto("/sessions");
  await fillPassword(page, translate, { username });
  await press(page, translateFactor("factors.passkey.add"));
  await expect(page.getByText(translateFactor("factors.passkey.added"))).toBeVisible();
  await press(page, translateFactor("factors.saved"));
  return authenticator;
}

test("a passkey that a user adds signs in alone, and completes a sign-in with the password", async ({
  context,
  page,
  translate,
  translateFactor,
  username,
  faults,
}) => {
  await addFirstPasskey({ context, page, translate, translateFactor, username });
  await press(page, translateFactor("factors.rename"));
  await textField(page, translateFactor("factors.name")).fill("Rita's laptop");
  await press(page, translateFactor("factors.saveName"));
  await expect(page.getByRole("rowheader", { name: "Rita's laptop" })).toBeVisible();

  await signOut(page, translate);
  await press(page, translateFactor("factors.passkey.signIn"));
  await expectSignedIn(page, translate);

  faults.expectRefusal(401, "/api/authentication");
  await signOut(page, translate);
  await fillPassword(page, translate, { username });
  await expect(page.getByText(translateFactor("factors.passkey.second"))).toBeVisible();
  await expect(page.getByRole("button", { name: translateFactor("factors.passkey.signIn") })).toBeHidden();
  await press(page, translateFactor("factors.passkey.use"));
  await expectSignedIn(page, translate);
});

test("a removed passkey no longer signs in, and neither does one whose device does not verify its user", async ({
  context,
  page,
  translate,
  translateFactor,
  username,
  faults,
}) => {
  const { setVerified } = await addFirstPasskey({ context, page, translate, translateFactor, username });

  await signOut(page, translate);
  await setVerified(false);
  await press(page, translateFactor("factors.passkey.signIn"));
  await expect(page.getByText(translateFactor("factors.passkey.cancelled"))).toBeVisible();
  await setVerified(true);
  await press(page, translateFactor("factors.passkey.signIn"));
  await expectSignedIn(page, translate);

  await page.goto("/sessions");
  await press(page, translateFactor("factors.remove"));
  await press(page.getByRole("dialog"), translateFactor("factors.remove"));
  await expect(page.getByText(translateFactor("factors.none"))).toBeVisible();
  await signOut(page, translate);
  faults.expectRefusal(401, "/api/passkey-sign-in");
  await press(page, translateFactor("factors.passkey.signIn"));
  await expect(page.getByText(translateFactor("factors.passkey.rejected"))).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("a passkey confirms the identity before a sensitive call, which is then repeated", async ({
  context,
  page,
  translate,
  translateFactor,
  username,
  faults,
}) => {
  await addFirstPasskey({ context, page, translate, translateFactor, username });

  // The sign-in is recent, so the first response is replaced by the one to an old session.
  faults.expectRefusal(403, "/api/factors/recovery-codes");
  const details = [
    { path: "", code: "proofRequired", params: { methods: ["password", "passkey"] }, message: "needs it" },
  ];
  await page.route(
    "**/api/factors/recovery-codes",
    (route) =>
      route.fulfill({ status: 403, json: { statusCode: 403, message: "Confirm your identity first", details } }),
    { times: 1 },
  );
  await press(page, translateFactor("factors.renew"));
  await press(page.getByRole("dialog"), translateFactor("factors.renew"));
  await press(page, translateFactor("factors.proof.by.passkey"));
  await expect(page.getByRole("button", { name: translateFactor("factors.saved"), exact: true })).toBeVisible();
});

test("the page of devices lists a new device and an added passkey", async ({
  context,
  page,
  translate,
  translateFactor,
  username,
}) => {
  await addFirstPasskey({ context, page, translate, translateFactor, username });
  await page.reload();
  const notices = page.getByRole("region", { name: translateFactor("factors.notices.title") });
  await expect(notices.getByRole("rowheader")).toHaveText([
    new RegExp(translateFactor("factors.notices.factorAdded")),
    translateFactor("factors.notices.newDevice"),
    translateFactor("factors.notices.passwordSet"),
  ]);
});

test.describe("a second factor that the team requires", () => {
  test.use({ settings: { SECOND_FACTOR: "required" } });

  test("can be a passkey, which is added at the sign-in and then signs in alone", async ({
    context,
    page,
    translate,
    translateFactor,
    faults,
  }) => {
    await addAuthenticator(context, page);
    faults.expectRefusal(401, "/api/authentication");
    await page.goto("/login");
    await fillPassword(page, translate, demoCredentials);
    await press(page, translateFactor("factors.passkey.add"));
    await press(page, translateFactor("factors.saved"));
    const home = page.getByRole("heading", { level: 1, name: translate("shell.home.welcome", { name: "Helena" }) });
    await expect(home).toBeVisible();
    await signOut(page, translate);
    await press(page, translateFactor("factors.passkey.signIn"));
    await expect(home).toBeVisible();
  });
});
