import { expect } from "@playwright/test";
import { choose, heading, pickRecords, save, searchRow, shown, test, textField } from "entity-console/testing/journeys";
import { makeKeeper, makePatient, makeVisit, namesOf } from "./records.ts";

test("an appointment is created with its animal, room, time and fee, then corrected, confirmed and deleted", async ({
  page,
  say,
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
    textField(page, say(`entity.appointment.field.${name}`));

  await page.goto("/appointments");
  await page.getByRole("link", { name: say("entity.appointment.create"), exact: true }).click();
  await expect(heading(page, say("entity.appointment.create"))).toBeVisible();
  await field("visitReason").fill(visitReason);
  await pickRecords(page, say("entity.appointment.field.patientId"), [patient.callName]);
  await pickRecords(page, say("entity.appointment.field.clinicId"), [clinic]);
  await pickRecords(page, say("entity.appointment.field.consultingRoom"), ["Consulta 2"]);
  await pickRecords(page, say("entity.appointment.field.veterinarianId"), [veterinarian]);
  await field("startsAt").fill("2031-05-14T10:30");
  await expect(field("consultationFee")).toHaveValue("35,00");
  await field("consultationFee").fill("");
  await field("consultationFee").pressSequentially("4850");
  await expect(field("consultationFee")).toHaveValue("48,50");
  await save(page, say);

  await expect(page.getByText(say("entity.appointment.created"))).toBeVisible();
  await expect(page).toHaveURL(/\/appointments\/show\/[^/]+$/);
  await expect(heading(page, visitReason)).toBeVisible();
  const link = shown(page, say("entity.appointment.field.patient")).getByRole("link", { name: patient.callName });
  await expect(link).toHaveAttribute("href", `/patients/show/${patient.id}`);
  await expect(shown(page, say("entity.appointment.field.consultingRoom"))).toHaveText("Consulta 2");
  await expect(shown(page, say("entity.appointment.field.consultationFee"))).toHaveText(euros(48.5));
  await expect(shown(page, say("entity.appointment.field.startsAt"))).toContainText("2031");
  await expect(shown(page, say("entity.appointment.field.startsAt"))).toContainText("10:30");

  await page.getByRole("link", { name: say("crud.action.edit"), exact: true }).click();
  await field("durationMinutes").fill("45");
  await save(page, say);
  await expect(page.getByText(say("entity.appointment.updated"))).toBeVisible();
  await expect(shown(page, say("entity.appointment.field.durationMinutes"))).toHaveText(
    say("unit.minutes", { count: 45 }),
  );

  const confirm = say("entity.appointment.action.confirmVisit");
  await choose(page, say, [visitReason, confirm]);
  const question = page.getByRole("dialog", { name: confirm, exact: true });
  await expect(question).toContainText(say("entity.appointment.action.confirmVisit.confirm"));
  await question.getByRole("button", { name: confirm, exact: true }).click();
  await expect(page.getByText(say("entity.appointment.action.confirmVisit.success"))).toBeVisible();
  await expect(shown(page, say("entity.appointment.field.appointmentPhase"))).toHaveText(
    say("enum.appointmentPhase.confirmed"),
  );

  await choose(page, say, [visitReason, say("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: say("entity.appointment.delete") });
  await expect(dialog).toContainText(visitReason);
  await dialog.getByRole("button", { name: say("entity.appointment.delete"), exact: true }).click();
  await expect(page.getByText(say("entity.appointment.deleted"))).toBeVisible();
  await expect(page).toHaveURL("/appointments");
});

test("past visits without attendance are all marked as missed at once", async ({ page, say, unique, backend }) => {
  const made = await makePatient(backend, unique);
  const visit = await makeVisit(backend, made, { visitReason: `Olvidada ${unique}`, startsAt: "2025-02-03T09:00:00Z" });
  const name = say("entity.appointment.action.markMissed");
  await page.goto("/appointments");
  await page.getByRole("button", { name: say("crud.list.moreActions"), exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  const question = page.getByRole("dialog", { name, exact: true });
  await question.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(say("entity.appointment.action.markMissed.success"))).toBeVisible();
  const row = await searchRow(page, say, visit.visitReason);
  await expect(row).toContainText(say("enum.appointmentPhase.missed"));
});

test("a series creates all its appointments at once", async ({ page, say, unique, backend }) => {
  const visitReason = `Cura ${unique}`;
  const { patient } = await makePatient(backend, unique);
  const [clinic = ""] = await namesOf(backend, "clinics", "clinicName");
  const [veterinarian = ""] = await namesOf(backend, "veterinarians", "fullName");
  await page.goto("/");
  await page.getByRole("link", { name: say("menu.planSeries"), exact: true }).click();
  await expect(heading(page, say("entity.appointmentSeries.create"))).toBeVisible();
  await textField(page, say("entity.appointmentSeries.field.visitReason")).fill(visitReason);
  await pickRecords(page, say("entity.appointmentSeries.field.patientId"), [patient.callName]);
  await pickRecords(page, say("entity.appointmentSeries.field.clinicId"), [clinic]);
  await pickRecords(page, say("entity.appointmentSeries.field.veterinarianId"), [veterinarian]);
  await textField(page, say("entity.appointmentSeries.field.firstVisit")).fill("2031-06-02T09:00");
  await textField(page, say("entity.appointmentSeries.field.repetitions")).fill("3");
  await page.getByRole("button", { name: say("entity.appointmentSeries.create"), exact: true }).click();
  await expect(page.getByText(say("entity.appointmentSeries.created"))).toBeVisible();
  await page.goto(`/appointments?q=${encodeURIComponent(visitReason)}`);
  await expect(page.getByRole("link", { name: visitReason, exact: true })).toHaveCount(3);
});

test("a keeper's new portal key is shown only once", async ({ page, say, unique, backend }) => {
  const keeper = await makeKeeper(backend, unique);
  const name = say("entity.keeper.action.issuePortalKey");
  await page.goto(`/keepers/show/${keeper.id}`);
  await choose(page, say, [keeper.fullName, name]);
  await page.getByRole("dialog", { name, exact: true }).getByRole("button", { name, exact: true }).click();
  const tokens = page.getByRole("dialog", { name: say("crud.tokens.title", { count: 1 }), exact: true });
  await expect(tokens.locator("code")).toHaveText(/^[\w-]{32}$/);
  await tokens.getByRole("button", { name: say("crud.action.close"), exact: true }).click();
  await expect(heading(page, keeper.fullName)).toBeVisible();
});
