// @generated from schema/entities/appointment.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawAppointment } from "../arbitraries/appointment.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of appointment in %s", (language) => {
  testList(language, drawAppointment, {
    path: "/appointments",
    endpoint: "/appointments/{id}",
    title: "entity.appointment.many",
    titleField: "visitReason",
    fields: [
      { label: "entity.appointment.field.visitReason" },
      { label: "entity.appointment.field.patient" },
      { label: "entity.appointment.field.startsAt" },
      { label: "entity.appointment.field.durationMinutes" },
      { label: "entity.appointment.field.urgency" },
      { label: "entity.appointment.field.consultationFee" },
      { label: "entity.appointment.field.appointmentPhase" },
    ],
  });
  testShow(language, drawAppointment, {
    path: "/appointments/show/:id",
    endpoint: "/appointments/{id}",
    title: "entity.appointment.one",
    titleField: "visitReason",
    sections: [
      "entity.appointment.section.visit",
      "entity.appointment.section.place",
      "entity.appointment.section.schedule",
    ],
    fields: [
      { label: "entity.appointment.field.visitReason" },
      { label: "entity.appointment.field.patient" },
      { label: "entity.appointment.field.urgency" },
      { label: "entity.appointment.field.appointmentPhase" },
      { label: "entity.appointment.field.callOffReason", given: { appointmentPhase: "calledOff" } },
      { label: "entity.appointment.field.clinicId" },
      { label: "entity.appointment.field.consultingRoom" },
      { label: "entity.appointment.field.veterinarianId" },
      { label: "entity.appointment.field.startsAt" },
      { label: "entity.appointment.field.durationMinutes" },
      { label: "entity.appointment.field.roomMinutes" },
      { label: "entity.appointment.field.consultationFee" },
      { label: "entity.appointment.field.createdAt" },
    ],
  });
  testCreate(language, drawAppointment, {
    path: "/appointments/create",
    endpoint: "/appointments/{id}",
    title: "entity.appointment.create",
    titleField: "visitReason",
    sections: [
      "entity.appointment.section.visit",
      "entity.appointment.section.place",
      "entity.appointment.section.schedule",
    ],
    fields: [
      { label: "entity.appointment.field.visitReason" },
      { label: "entity.appointment.field.patientId" },
      { label: "entity.appointment.field.urgency" },
      { label: "entity.appointment.field.appointmentPhase" },
      { label: "entity.appointment.field.callOffReason", given: { appointmentPhase: "calledOff" } },
      { label: "entity.appointment.field.clinicId" },
      { label: "entity.appointment.field.consultingRoom" },
      { label: "entity.appointment.field.veterinarianId" },
      { label: "entity.appointment.field.startsAt" },
      { label: "entity.appointment.field.durationMinutes" },
      { label: "entity.appointment.field.consultationFee" },
    ],
  });
  testEdit(language, drawAppointment, {
    path: "/appointments/edit/:id",
    endpoint: "/appointments/{id}",
    title: "entity.appointment.edit",
    titleField: "visitReason",
    sections: [
      "entity.appointment.section.visit",
      "entity.appointment.section.place",
      "entity.appointment.section.schedule",
    ],
    fields: [
      { label: "entity.appointment.field.visitReason" },
      { label: "entity.appointment.field.patientId" },
      { label: "entity.appointment.field.urgency" },
      { label: "entity.appointment.field.appointmentPhase" },
      { label: "entity.appointment.field.callOffReason", given: { appointmentPhase: "calledOff" } },
      { label: "entity.appointment.field.clinicId" },
      { label: "entity.appointment.field.consultingRoom" },
      { label: "entity.appointment.field.veterinarianId" },
      { label: "entity.appointment.field.startsAt" },
      { label: "entity.appointment.field.durationMinutes" },
      { label: "entity.appointment.field.consultationFee" },
    ],
  });
});
