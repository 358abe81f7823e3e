// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate } from "entity-console/generated/testing/screens";
import { arbitraryAppointmentSeries } from "../arbitraries/appointment-series.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of appointmentSeries in %s", (language) => {
  testCreate(language, arbitraryAppointmentSeries, {
    entity: "appointmentSeries",
    path: "/appointments/plan-series",
    endpoint: null,
    title: "entity.appointmentSeries.create",
    titleField: "visitReason",
    sections: ["entity.appointmentSeries.section.visit", "entity.appointmentSeries.section.rhythm"],
    fields: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
  });
});
