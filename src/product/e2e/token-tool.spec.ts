import { expect } from "@playwright/test";
import { heading, readClipboard, test, textField } from "entity-console/testing/journeys";

const SECRET = "segredo-do-provedor-4711";

test("a payment token is generated, shown and copied; the secret is not stored", async ({
  page,
  translate,
  context,
}) => {
  const sent: { readonly url: string; readonly body: string }[] = [];
  context.on("request", (request) => sent.push({ url: request.url(), body: request.postData() ?? "" }));

  await page.goto("/");
  await page
    .getByRole("link", { name: translate("menu.tokenTool"), exact: true })
    .first()
    .click();
  await expect(heading(page, translate("menu.tokenTool"))).toBeVisible();
  const username = textField(page, translate("product.tokenTool.username"));
  const secret = textField(page, translate("product.tokenTool.secret"));
  await page.getByRole("button", { name: translate("product.tokenTool.submit"), exact: true }).click();
  await expect(username).toHaveAccessibleDescription(translate("product.tokenTool.usernameRequired"));
  await expect(secret).toHaveAccessibleDescription(translate("product.tokenTool.secretRequired"));

  await username.fill("ana.souza@escola.example");
  await secret.fill(SECRET);
  await secret.press("Enter");
  const token = page.locator("output").filter({ hasText: /^\S{16,}$/ });
  await expect(token).toBeVisible();
  await expect(secret).toHaveValue("");
  await page.getByRole("button", { name: translate("product.tokenTool.copy"), exact: true }).click();
  await expect(page.getByText(translate("crud.action.copied"))).toBeVisible();
  expect(await readClipboard(page)).toBe((await token.textContent())?.trim());

  const carriers = sent.filter(({ url, body }) => url.includes(SECRET) || body.includes(SECRET));
  expect(carriers.map(({ url }) => new URL(url).pathname)).toEqual(["/api/tools/payment/token"]);
  expect(carriers[0]?.url).not.toContain(SECRET);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      window.location.href,
      window.history.state,
      { ...window.localStorage },
      { ...window.sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
  expect(kept).not.toContain(SECRET);

  await secret.fill(SECRET);
  const made = (await token.textContent())?.trim() ?? "";
  await page
    .getByRole("link", { name: translate("menu.plans"), exact: true })
    .first()
    .click();
  await expect(heading(page, translate("menu.plans"))).toBeVisible();
  await page.goBack();
  await expect(heading(page, translate("menu.tokenTool"))).toBeVisible();
  await expect(secret).toHaveValue("");
  await expect(page.getByText(made)).toHaveCount(0);
});
