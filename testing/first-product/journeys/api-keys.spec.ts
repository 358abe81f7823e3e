import type { APIRequestContext, Page } from "@playwright/test";
import { loadTranslateApiKeys } from "../../../e2e/factor-texts.ts";
import { expect, test } from "../../../e2e/journey.ts";
import { fillPassword } from "../../../e2e/own-sign-in.ts";
import { textField } from "../../../e2e/steps.ts";
import { demoCredentials } from "../../../src/backend/config/demo-credentials.ts";

// Keys are changed shortly after a sign-in. The one of all journeys may be older.
test.use({ signedIn: false });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The status of a call with that key: 401 if it is not accepted, 422 if only the empty body is rejected. */
async function statusWith(request: APIRequestContext, secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await request.post("/api/redemptions", { headers, data: {} })).status();
}

test("an administrator creates an API key whose secret is shown once, rotates it and revokes it @full", async ({
  page,
  request,
  translate,
  language,
  unique,
}) => {
  const translateKey = await loadTranslateApiKeys(language);
  const row = page.getByRole("row").filter({ hasText: unique });
  const readSecret = async () => {
    const code = page.getByRole("code");
    await expect(code).toHaveText(/^key_/);
    return (await code.textContent()) ?? "";
  };
  const openTask = async (task: "rotate" | "revoke") => {
    await press(page, translate("crud.list.rowActions", { title: unique }));
    await page.getByRole("menuitem", { name: translateKey(`apiKeys.${task}`), exact: true }).click();
  };

  await page.goto("/staff/api-keys");
  await fillPassword(page, translate, demoCredentials);
  await textField(page, translateKey("apiKeys.name")).fill(unique);
  await press(page, translateKey("apiKeys.create"));
  const first = await readSecret();
  await expect(row).toContainText(translateKey("apiKeys.never"));
  expect(await statusWith(request, first)).toBe(422);
  await press(page, translateKey("apiKeys.hide"));
  await expect(page.getByText(first)).toBeHidden();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(first)).toBeHidden();

  await openTask("rotate");
  await press(page, translateKey("apiKeys.rotateSubmit"));
  const second = await readSecret();
  expect(second).not.toBe(first);
  await expect(row).toContainText(translateKey("apiKeys.formerUntil", { time: "|" }).split("|")[0] ?? "");
  expect(await statusWith(request, second)).toBe(422);
  expect(await statusWith(request, first)).toBe(422);

  await openTask("revoke");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translateKey("apiKeys.revoke"), exact: true })
    .click();
  await expect(row).toHaveCount(0);
  expect(await statusWith(request, second)).toBe(401);
  expect(await statusWith(request, first)).toBe(401);
});
