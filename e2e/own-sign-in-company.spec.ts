import type { Page } from "@playwright/test";
import { signInAt } from "../src/backend/testing/backend-process.ts";
import type { StaffRow } from "../src/contract/staff.ts";
import { expect, signOut, test } from "./own-sign-in.ts";
import { heading } from "./steps.ts";
import type { Translate } from "./texts.ts";

test.use({ settings: {}, hasCompany: true });

const openProvider = (page: Page, translate: Translate) =>
  page.getByRole("button", { name: translate("shell.login.company"), exact: true }).click();

async function signInAtProvider(page: Page, user: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(user);
  await page.getByPlaceholder("and password").fill("x");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The staff users with that name at the company: username and role. */
async function findStaff(url: string, user: string): Promise<readonly (readonly [string, string])[]> {
  const headers = { authorization: `Bearer ${await signInAt(url)}` };
  const answer = await fetch(`${url}/api/staff`, { headers });
  const { data } = (await answer.json()) as { readonly data: readonly StaffRow[] };
  return data.flatMap(({ username, role }) => (username.startsWith(`${user}@`) ? [[username, role] as const] : []));
}

test("the first sign-in through the company creates a user with the role of their group, the next finds the same user", async ({
  page,
  translate,
  ownUrl,
  faults,
}) => {
  const url = ownUrl ?? "";
  await page.goto("/genres?q=a%26b");
  await openProvider(page, translate);
  await signInAtProvider(page, "ana");
  await expect(heading(page, translate("entity.genre.many"))).toBeVisible();
  await expect(page).toHaveURL("/genres?q=a%26b");
  await expect(page.getByRole("button", { name: /Ana ana/ })).toBeVisible();
  expect(await findStaff(url, "ana")).toEqual([["ana@company.example", "administrator"]]);

  await signOut(page, translate);
  // The provider still knows the user, so it returns at once.
  await openProvider(page, translate);
  await expect(page.getByRole("button", { name: /Ana ana/ })).toBeVisible();
  expect(await findStaff(url, "ana")).toEqual([["ana@company.example", "administrator"]]);
  // The provider's own pages have no icon.
  faults.forget();
});

test("a group of readers gives the role reader, and a user without a group is rejected", async ({
  page,
  translate,
  ownUrl,
  browser,
  language,
  faults,
}) => {
  const url = ownUrl ?? "";
  await page.goto("/genres");
  await openProvider(page, translate);
  await signInAtProvider(page, "rui");
  await expect(heading(page, translate("entity.genre.many"))).toBeVisible();
  expect(await findStaff(url, "rui")).toEqual([["rui@company.example", "reader"]]);

  const other = await browser.newContext({ baseURL: url, locale: language });
  const stranger = await other.newPage();
  await stranger.goto("/genres");
  await openProvider(stranger, translate);
  await signInAtProvider(stranger, "eva");
  await expect(stranger).toHaveURL("/login");
  await expect(stranger.getByText(translate("shell.login.failed"))).toBeVisible();
  expect(await findStaff(url, "eva")).toEqual([]);
  await other.close();
  faults.forget();
});
