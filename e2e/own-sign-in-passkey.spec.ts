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
  readonly say: Translate;
  readonly sayFactor: TranslateFactor;
  readonly username: string;
}

/** Signs in with the password, and adds a passkey on the page of devices. */
async function addFirstPasskey({ context, page, say, sayFactor, username }: NewUser) {
  const authenticator = await addAuthenticator(context, page);
  await page.goto("/sessions");
  await fillPassword(page, say, { username });
  await press(page, sayFactor("factors.passkey.add"));
  await expect(page.getByText(sayFactor("factors.passkey.added"))).toBeVisible();
  await press(page, sayFactor("factors.saved"));
  return authenticator;
}

test("a passkey that a user adds signs in alone, and completes a sign-in with the password", async ({
  context,
  page,
  say,
  sayFactor,
  username,
  faults,
}) => {
  await addFirstPasskey({ context, page, say, sayFactor, username });
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
  username,
  faults,
}) => {
  const { setVerified } = await addFirstPasskey({ context, page, say, sayFactor, username });

  await signOut(page, say);
  await setVerified(false);
  await press(page, sayFactor("factors.passkey.signIn"));
  await expect(page.getByText(sayFactor("factors.passkey.cancelled"))).toBeVisible();
  await setVerified(true);
  await press(page, sayFactor("factors.passkey.signIn"));
  await expectSignedIn(page, say);

  await page.goto("/sessions");
  await press(page, sayFactor("factors.remove"));
  await press(page.getByRole("dialog"), sayFactor("factors.remove"));
  await expect(page.getByText(sayFactor("factors.none"))).toBeVisible();
  await signOut(page, say);
  faults.expectRefusal(401, "/api/passkey-sign-in");
  await press(page, sayFactor("factors.passkey.signIn"));
  await expect(page.getByText(sayFactor("factors.passkey.rejected"))).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("a passkey confirms the identity before a sensitive call, which is then repeated", async ({
  context,
  page,
  say,
  sayFactor,
  username,
  faults,
}) => {
  await addFirstPasskey({ context, page, say, sayFactor, username });

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
  await press(page, sayFactor("factors.renew"));
  await press(page.getByRole("dialog"), sayFactor("factors.renew"));
  await press(page, sayFactor("factors.proof.by.passkey"));
  await expect(page.getByRole("button", { name: sayFactor("factors.saved"), exact: true })).toBeVisible();
});

test("the page of devices lists a new device and an added passkey", async ({
  context,
  page,
  say,
  sayFactor,
  username,
}) => {
  await addFirstPasskey({ context, page, say, sayFactor, username });
  await page.reload();
  const notices = page.getByRole("region", { name: sayFactor("factors.notices.title") });
  await expect(notices.getByRole("rowheader")).toHaveText([
    new RegExp(sayFactor("factors.notices.factorAdded")),
    sayFactor("factors.notices.newDevice"),
    sayFactor("factors.notices.passwordSet"),
  ]);
});

test.describe("a second factor that the team requires", () => {
  test.use({ settings: { SECOND_FACTOR: "required" } });

  test("can be a passkey, which is added at the sign-in and then signs in alone", async ({
    context,
    page,
    say,
    sayFactor,
    faults,
  }) => {
    await addAuthenticator(context, page);
    faults.expectRefusal(401, "/api/authentication");
    await page.goto("/login");
    await fillPassword(page, say, demoCredentials);
    await press(page, sayFactor("factors.passkey.add"));
    await press(page, sayFactor("factors.saved"));
    const home = page.getByRole("heading", { level: 1, name: say("shell.home.welcome", { name: "Helena" }) });
    await expect(home).toBeVisible();
    await signOut(page, say);
    await press(page, sayFactor("factors.passkey.signIn"));
    await expect(home).toBeVisible();
  });
});
