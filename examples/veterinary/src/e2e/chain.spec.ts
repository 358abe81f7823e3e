import { expect } from "@playwright/test";
import { demoCredentials } from "entity-console/backend";
import { choose, heading, searchRow, test, textField, translateIn } from "entity-console/testing/journeys";
import { makePatient, makeVisit } from "./records.ts";

test.describe("signed out", () => {
  test.use({ signedIn: false });

  test("staff sign in and find every list on the first page", { tag: "@languages" }, async ({ page, translate }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    await expect(page).toHaveTitle(new RegExp(translate("product.name")));
    await textField(page, translate("shell.login.username")).fill(demoCredentials.username);
    await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(demoCredentials.password);
    await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
    const main = page.getByRole("main");
    for (const entity of ["appointment", "patient", "keeper", "medicine", "invoice"] as const) {
      await expect(main.getByRole("link", { name: new RegExp(translate(`entity.${entity}.many`)) })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: /token/i })).toHaveCount(0);
    await page.getByRole("button", { name: translate("shell.user.label") }).click();
    // The framework's own four entries, including sign-out; this product has no page for the own account.
    await expect(page.getByRole("menuitem")).toHaveCount(4);
    await expect(page.getByRole("menuitem").last()).toHaveText(translate("shell.user.signOut"));
  });
});

test("an animal with visits is not deleted but transferred", async ({ page, translate, unique, backend }) => {
  const made = await makePatient(backend, unique);
  const { callName, id } = made.patient;
  await makeVisit(backend, made, { visitReason: `Control ${unique}`, startsAt: "2031-01-10T10:00:00Z" });
  await page.goto("/patients");
  await searchRow(page, translate, callName);
  await choose(page, translate, [callName, translate("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: translate("entity.patient.delete"), exact: true });
  const users = dialog.getByRole("link", { name: translate("entity.appointment.count", { count: 1 }), exact: true });
  await expect(users).toHaveAttribute("href", `/appointments?patientId=${id}`);
  await expect(dialog.getByRole("button", { name: translate("entity.patient.delete"), exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: translate("entity.patient.archive"), exact: true }).click();
  await expect(page.getByText(translate("entity.patient.archived"))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: callName })).toContainText(
    translate("enum.vitalState.transferred"),
  );
});

test("a medicine that is almost out of stock is marked in its list", async ({ page, translate }) => {
  await page.goto("/pharmacy");
  await expect(heading(page, translate("entity.medicine.many"))).toBeVisible();
  const low = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Canilvac 7" }) });
  await expect(low).toContainText(translate("product.stock.low"));
  const full = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Amoxivet 250" }) });
  await expect(full).toContainText(translate("unit.doses", { count: 240 }));
  await expect(full).not.toContainText(translate("product.stock.low"));
});

test("the agenda of the day counts the visits of every clinic", async ({ page, translate }) => {
  await page.goto("/");
  await page.getByRole("link", { name: translate("menu.dayAgenda"), exact: true }).click();
  await expect(heading(page, translate("menu.dayAgenda"))).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("row", { name: /^Huella Centro/ })).toBeVisible();
});

test("the console switches between Spanish and French without a reload", { tag: "@languages" }, async ({
  page,
  language,
}) => {
  const [other, own] = language === "es-ES" ? (["fr-FR", "es-ES"] as const) : (["es-ES", "fr-FR"] as const);
  await page.goto("/billing");
  await expect(heading(page, translateIn(own)("entity.invoice.many"))).toBeVisible();
  await page.getByRole("button", { name: translateIn(own)("shell.language.label") }).click();
  await page.getByRole("menuitemradio", { name: other === "fr-FR" ? /Français/ : /Español/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(
    page.getByRole("link", { name: translateIn(other)("entity.invoice.create"), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("€");
});
