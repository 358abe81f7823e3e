import { expect } from "@playwright/test";
import { demoCredentials } from "entity-console/backend";
import { choose, heading, searchRow, test, textField, translateIn } from "entity-console/testing/journeys";
import { makePatient, makeVisit } from "./records.ts";

test.describe("signed out", () => {
  test.use({ signedIn: false });

  test("staff sign in and find every list on the first page", { tag: "@languages" }, async ({ page, say }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    await expect(page).toHaveTitle(new RegExp(say("product.name")));
    await textField(page, say("shell.login.username")).fill(demoCredentials.username);
    await page.getByLabel(say("shell.login.password"), { exact: true }).fill(demoCredentials.password);
    await page.getByRole("button", { name: say("shell.login.submit"), exact: true }).click();
    const main = page.getByRole("main");
    for (const entity of ["appointment", "patient", "keeper", "medicine", "invoice"] as const) {
      await expect(main.getByRole("link", { name: new RegExp(say(`entity.${entity}.many`)) })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: /token/i })).toHaveCount(0);
    await page.getByRole("button", { name: say("shell.user.label") }).click();
    // The framework's own four entries, including sign-out; this product has no page for the own account.
    await expect(page.getByRole("menuitem")).toHaveCount(4);
    await expect(page.getByRole("menuitem").last()).toHaveText(say("shell.user.signOut"));
  });
});

test("an animal with visits is not deleted but transferred", async ({ page, say, unique, backend }) => {
  const made = await makePatient(backend, unique);
  const { callName, id } = made.patient;
  await makeVisit(backend, made, { visitReason: `Control ${unique}`, startsAt: "2031-01-10T10:00:00Z" });
  await page.goto("/patients");
  await searchRow(page, say, callName);
  await choose(page, say, [callName, say("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: say("entity.patient.delete"), exact: true });
  const users = dialog.getByRole("link", { name: say("entity.appointment.count", { count: 1 }), exact: true });
  await expect(users).toHaveAttribute("href", `/appointments?patientId=${id}`);
  await expect(dialog.getByRole("button", { name: say("entity.patient.delete"), exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: say("entity.patient.archive"), exact: true }).click();
  await expect(page.getByText(say("entity.patient.archived"))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: callName })).toContainText(say("enum.vitalState.transferred"));
});

test("a medicine that is almost out of stock is marked in its list", async ({ page, say }) => {
  await page.goto("/pharmacy");
  await expect(heading(page, say("entity.medicine.many"))).toBeVisible();
  const low = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Canilvac 7" }) });
  await expect(low).toContainText(say("product.stock.low"));
  const full = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Amoxivet 250" }) });
  await expect(full).toContainText(say("unit.doses", { count: 240 }));
  await expect(full).not.toContainText(say("product.stock.low"));
});

test("the agenda of the day counts the visits of every clinic", async ({ page, say }) => {
  await page.goto("/");
  await page.getByRole("link", { name: say("menu.dayAgenda"), exact: true }).click();
  await expect(heading(page, say("menu.dayAgenda"))).toBeVisible();
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
