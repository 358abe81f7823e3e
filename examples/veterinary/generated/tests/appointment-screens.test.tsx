// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryAppointment } from "../arbitraries/appointment.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of appointment in %s", (language) => {
  testList(language, arbitraryAppointment, {
    entity: "appointment",
    path: "/appointments",
    endpoint: "/appointments/{id}",
    title: "entity.appointment.many",
    titleField: "visitReason",
    fields: ["visitReason", "patient", "startsAt", "durationMinutes", "urgency", "consultationFee", "appointmentPhase"],
  });
  testShow(language, arbitraryAppointment, {
    entity: "appointment",
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
      "visitReason",
      "patient",
      "urgency",
      "appointmentPhase",
      { label: "entity.appointment.field.callOffReason", given: { appointmentPhase: "calledOff" } },
      "clinicId",
      "consultingRoom",
      "veterinarianId",
      "startsAt",
      "durationMinutes",
      "roomMinutes",
      "consultationFee",
      "createdAt",
    ],
  });
  testCreate(language, arbitraryAppointment, {
    entity: "appointment",
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
      "visitReason",
      "patientId",
      "urgency",
      "appointmentPhase",
      { label: "entity.appointment.field.callOffReason", given: { appointmentPhase: "calledOff" } },
      "clinicId",
      "consultingRoom",
      "veterinarianId",
      "startsAt",
      "durationMinutes",
      "consultationFee",
    ],
  });
  testEdit(language, arbitraryAppointment, {
    entity: "appointment",
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
      "visitReason",
      "patientId",
      "urgency",
      "appointmentPhase",
      { label: "entity.appointment.field.callOffReason", given: { appointmentPhase: "calledOff" } },
      "clinicId",
      "consultingRoom",
      "veterinarianId",
      "startsAt",
      "durationMinutes",
      "consultationFee",
    ],
  });
});
