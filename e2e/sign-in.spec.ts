import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { expect, test } from "./journey.ts";

test.use({ signedIn: false });

test("a wrong password is reported, the correct one signs in, and sign-out ends the session", async ({
  page,
  translate,
  faults,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  const username = page.getByRole("textbox", { name: translate("shell.login.username") });
  const password = page.getByLabel(translate("shell.login.password"), { exact: true });
  const submit = page.getByRole("button", { name: translate("shell.login.submit"), exact: true });

  faults.expectRefusal(401, "/api/authentication");
  await username.fill(demoCredentials.username);
  await password.fill("Demo-4321");
  await submit.click();
  await expect(page.getByText(translate("shell.login.invalid"))).toBeVisible();
  await expect(page).toHaveURL("/login");

  await password.fill(demoCredentials.password);
  await submit.click();
  await expect(
    page.getByRole("heading", { level: 1, name: translate("shell.home.welcome", { name: "Helena" }) }),
  ).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(translate("shell.login.success"))).toBeVisible();

  await page.getByRole("button", { name: translate("shell.user.label") }).click();
  await page.getByRole("menuitem", { name: translate("shell.user.signOut") }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => window.localStorage.getItem("main-tokens"))).toBeNull();
  await page.goto("/tickets");
  await expect(page).toHaveURL("/login");
});

test("both fields of the sign-in are required, each with one message", async ({ page, translate }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
  await expect(page.getByText(translate("shell.login.usernameRequired"))).toHaveCount(1);
  await expect(page.getByText(translate("shell.login.passwordRequired"))).toHaveCount(1);
  await expect(page).toHaveURL("/login");
});

test("the password can be shown", async ({ page, translate }) => {
  await page.goto("/login");
  const password = page.getByLabel(translate("shell.login.password"), { exact: true });
  await password.fill("Demo-1234");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: translate("shell.login.showPassword") }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: translate("shell.login.hidePassword") }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("signing in returns to the requested page with its query and hash", async ({ page, translate }) => {
  const wanted = "/tickets?page=2&q=a%26b#row-7";
  await page.goto(wanted);
  await expect(page).toHaveURL("/login");
  await page.getByRole("textbox", { name: translate("shell.login.username") }).fill(demoCredentials.username);
  await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(demoCredentials.password);
  await page.getByLabel(translate("shell.login.password"), { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: translate("entity.ticket.many") })).toBeVisible();
  await expect(page).toHaveURL(wanted);
});
