import { expect } from "@playwright/test";
import { choose, heading, pickRecords, save, searchRow, shown, test, textField } from "entity-console/testing/journeys";
import { makeKeeper, makePatient, makeVisit, namesOf } from "./records.ts";

test("an appointment is created with its animal, room, time and fee, then corrected, confirmed and deleted", async ({
  page,
  translate,
  unique,
  backend,
  language,
}) => {
  const visitReason = `Revisión ${unique}`;
  const { patient } = await makePatient(backend, unique);
  const [clinic = ""] = await namesOf(backend, "clinics", "clinicName");
  const [veterinarian = ""] = await namesOf(backend, "veterinarians", "fullName");
  const euros = (amount: number) =>
    new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(amount);
  const field = (name: "visitReason" | "startsAt" | "durationMinutes" | "consultationFee") =>
    textField(page, translate(`entity.appointment.field.${name}`));

  await page.goto("/appointments");
  await page.getByRole("link", { name: translate("entity.appointment.create"), exact: true }).click();
  await expect(heading(page, translate("entity.appointment.create"))).toBeVisible();
  await field("visitReason").fill(visitReason);
  await pickRecords(page, translate("entity.appointment.field.patientId"), [patient.callName]);
  await pickRecords(page, translate("entity.appointment.field.clinicId"), [clinic]);
  await pickRecords(page, translate("entity.appointment.field.consultingRoom"), ["Consulta 2"]);
  await pickRecords(page, translate("entity.appointment.field.veterinarianId"), [veterinarian]);
  await field("startsAt").fill("2031-05-14T10:30");
  await expect(field("consultationFee")).toHaveValue("35,00");
  await field("consultationFee").fill("");
  await field("consultationFee").pressSequentially("4850");
  await expect(field("consultationFee")).toHaveValue("48,50");
  await save(page, translate);

  await expect(page.getByText(translate("entity.appointment.created"))).toBeVisible();
  await expect(page).toHaveURL(/\/appointments\/show\/[^/]+$/);
  await expect(heading(page, visitReason)).toBeVisible();
  const link = shown(page, translate("entity.appointment.field.patient")).getByRole("link", { name: patient.callName });
  await expect(link).toHaveAttribute("href", `/patients/show/${patient.id}`);
  await expect(shown(page, translate("entity.appointment.field.consultingRoom"))).toHaveText("Consulta 2");
  await expect(shown(page, translate("entity.appointment.field.consultationFee"))).toHaveText(euros(48.5));
  await expect(shown(page, translate("entity.appointment.field.startsAt"))).toContainText("2031");
  await expect(shown(page, translate("entity.appointment.field.startsAt"))).toContainText("10:30");

  await page.getByRole("link", { name: translate("crud.action.edit"), exact: true }).click();
  await field("durationMinutes").fill("45");
  await save(page, translate);
  await expect(page.getByText(translate("entity.appointment.updated"))).toBeVisible();
  await expect(shown(page, translate("entity.appointment.field.durationMinutes"))).toHaveText(
    translate("unit.minutes", { count: 45 }),
  );

  const confirm = translate("entity.appointment.action.confirmVisit");
  await choose(page, translate, [visitReason, confirm]);
  const question = page.getByRole("dialog", { name: confirm, exact: true });
  await expect(question).toContainText(translate("entity.appointment.action.confirmVisit.confirm"));
  await question.getByRole("button", { name: confirm, exact: true }).click();
  await expect(page.getByText(translate("entity.appointment.action.confirmVisit.success"))).toBeVisible();
  await expect(shown(page, translate("entity.appointment.field.appointmentPhase"))).toHaveText(
    translate("enum.appointmentPhase.confirmed"),
  );

  await choose(page, translate, [visitReason, translate("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: translate("entity.appointment.delete") });
  await expect(dialog).toContainText(visitReason);
  await dialog.getByRole("button", { name: translate("entity.appointment.delete"), exact: true }).click();
  await expect(page.getByText(translate("entity.appointment.deleted"))).toBeVisible();
  await expect(page).toHaveURL("/appointments");
});

test("past visits without attendance are all marked as missed at once", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const made = await makePatient(backend, unique);
  const visit = await makeVisit(backend, made, { visitReason: `Olvidada ${unique}`, startsAt: "2025-02-03T09:00:00Z" });
  const name = translate("entity.appointment.action.markMissed");
  await page.goto("/appointments");
  await page.getByRole("button", { name: translate("crud.list.moreActions"), exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  const question = page.getByRole("dialog", { name, exact: true });
  await question.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(translate("entity.appointment.action.markMissed.success"))).toBeVisible();
  const row = await searchRow(page, translate, visit.visitReason);
  await expect(row).toContainText(translate("enum.appointmentPhase.missed"));
});

test("a series creates all its appointments at once", async ({ page, translate, unique, backend }) => {
  const visitReason = `Cura ${unique}`;
  const { patient } = await makePatient(backend, unique);
  const [clinic = ""] = await namesOf(backend, "clinics", "clinicName");
  const [veterinarian = ""] = await namesOf(backend, "veterinarians", "fullName");
  await page.goto("/");
  await page.getByRole("link", { name: translate("menu.planSeries"), exact: true }).click();
  await expect(heading(page, translate("entity.appointmentSeries.create"))).toBeVisible();
  await textField(page, translate("entity.appointmentSeries.field.visitReason")).fill(visitReason);
  await pickRecords(page, translate("entity.appointmentSeries.field.patientId"), [patient.callName]);
  await pickRecords(page, translate("entity.appointmentSeries.field.clinicId"), [clinic]);
  await pickRecords(page, translate("entity.appointmentSeries.field.veterinarianId"), [veterinarian]);
  await textField(page, translate("entity.appointmentSeries.field.firstVisit")).fill("2031-06-02T09:00");
  await textField(page, translate("entity.appointmentSeries.field.repetitions")).fill("3");
  await page.getByRole("button", { name: translate("entity.appointmentSeries.create"), exact: true }).click();
  await expect(page.getByText(translate("entity.appointmentSeries.created"))).toBeVisible();
  await page.goto(`/appointments?q=${encodeURIComponent(visitReason)}`);
  await expect(page.getByRole("link", { name: visitReason, exact: true })).toHaveCount(3);
});

test("a keeper's new portal key is shown only once", async ({ page, translate, unique, backend }) => {
  const keeper = await makeKeeper(backend, unique);
  const name = translate("entity.keeper.action.issuePortalKey");
  await page.goto(`/keepers/show/${keeper.id}`);
  await choose(page, translate, [keeper.fullName, name]);
  await page.getByRole("dialog", { name, exact: true }).getByRole("button", { name, exact: true }).click();
  const tokens = page.getByRole("dialog", { name: translate("crud.tokens.title", { count: 1 }), exact: true });
  await expect(tokens.locator("code")).toHaveText(/^[\w-]{32}$/);
  await tokens.getByRole("button", { name: translate("crud.action.close"), exact: true }).click();
  await expect(heading(page, keeper.fullName)).toBeVisible();
});
