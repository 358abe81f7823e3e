// @generated from schema/entities/treatment.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawTreatment } from "../arbitraries/treatment.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of treatment in %s", (language) => {
  testList(language, drawTreatment, {
    path: "/treatments",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.many",
    titleField: "diagnosis",
    fields: [
      { label: "entity.treatment.field.diagnosis" },
      { label: "entity.treatment.field.patientId" },
      { label: "entity.treatment.field.medicines" },
      { label: "entity.treatment.field.prescribedOn" },
      { label: "entity.treatment.field.treatmentDays" },
      { label: "entity.treatment.field.urgency" },
    ],
  });
  testShow(language, drawTreatment, {
    path: "/treatments/show/:id",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.one",
    titleField: "diagnosis",
    sections: ["entity.treatment.section.prescription", "entity.treatment.section.course"],
    fields: [
      { label: "entity.treatment.field.diagnosis" },
      { label: "entity.treatment.field.patientId" },
      { label: "entity.treatment.field.veterinarianId" },
      { label: "entity.treatment.field.urgency" },
      { label: "entity.treatment.field.prescribedOn" },
      { label: "entity.treatment.field.medicines" },
      { label: "entity.treatment.field.treatmentDays" },
      { label: "entity.treatment.field.instructions" },
    ],
  });
  testCreate(language, drawTreatment, {
    path: "/treatments/create",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.create",
    titleField: "diagnosis",
    sections: ["entity.treatment.section.prescription", "entity.treatment.section.course"],
    fields: [
      { label: "entity.treatment.field.diagnosis" },
      { label: "entity.treatment.field.patientId" },
      { label: "entity.treatment.field.veterinarianId" },
      { label: "entity.treatment.field.urgency" },
      { label: "entity.treatment.field.prescribedOn" },
      { label: "entity.treatment.field.medicines" },
      { label: "entity.treatment.field.treatmentDays" },
      { label: "entity.treatment.field.instructions" },
    ],
  });
  testEdit(language, drawTreatment, {
    path: "/treatments/edit/:id",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.edit",
    titleField: "diagnosis",
    sections: ["entity.treatment.section.prescription", "entity.treatment.section.course"],
    fields: [
      { label: "entity.treatment.field.diagnosis" },
      { label: "entity.treatment.field.patientId" },
      { label: "entity.treatment.field.veterinarianId" },
      { label: "entity.treatment.field.urgency" },
      { label: "entity.treatment.field.prescribedOn" },
      { label: "entity.treatment.field.medicines" },
      { label: "entity.treatment.field.treatmentDays" },
      { label: "entity.treatment.field.instructions" },
    ],
  });
});
