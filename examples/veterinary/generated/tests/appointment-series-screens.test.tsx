// @generated from schema/entities/appointment-series.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate } from "#console/testing/generated-tests/test-screens.tsx";
import { drawAppointmentSeries } from "../arbitraries/appointment-series.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of appointmentSeries in %s", (language) => {
  testCreate(language, drawAppointmentSeries, {
    path: "/appointments/plan-series",
    endpoint: null,
    title: "entity.appointmentSeries.create",
    titleField: "visitReason",
    sections: ["entity.appointmentSeries.section.visit", "entity.appointmentSeries.section.rhythm"],
    fields: [
      { label: "entity.appointmentSeries.field.visitReason" },
      { label: "entity.appointmentSeries.field.patientId" },
      { label: "entity.appointmentSeries.field.veterinarianId" },
      { label: "entity.appointmentSeries.field.clinicId" },
      { label: "entity.appointmentSeries.field.firstVisit" },
      { label: "entity.appointmentSeries.field.repetitions" },
      { label: "entity.appointmentSeries.field.intervalDays" },
    ],
  });
});
