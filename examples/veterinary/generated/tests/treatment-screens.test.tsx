// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryTreatment } from "../arbitraries/treatment.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of treatment in %s", (language) => {
  testList(language, arbitraryTreatment, {
    entity: "treatment",
    path: "/treatments",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.many",
    titleField: "diagnosis",
    fields: ["diagnosis", "patientId", "medicines", "prescribedOn", "treatmentDays", "urgency"],
  });
  testShow(language, arbitraryTreatment, {
    entity: "treatment",
    path: "/treatments/show/:id",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.one",
    titleField: "diagnosis",
    sections: ["entity.treatment.section.prescription", "entity.treatment.section.course"],
    fields: [
      "diagnosis",
      "patientId",
      "veterinarianId",
      "urgency",
      "prescribedOn",
      "medicines",
      "treatmentDays",
      "instructions",
    ],
  });
  testCreate(language, arbitraryTreatment, {
    entity: "treatment",
    path: "/treatments/create",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.create",
    titleField: "diagnosis",
    sections: ["entity.treatment.section.prescription", "entity.treatment.section.course"],
    fields: [
      "diagnosis",
      "patientId",
      "veterinarianId",
      "urgency",
      "prescribedOn",
      "medicines",
      "treatmentDays",
      "instructions",
    ],
  });
  testEdit(language, arbitraryTreatment, {
    entity: "treatment",
    path: "/treatments/edit/:id",
    endpoint: "/treatments/{id}",
    title: "entity.treatment.edit",
    titleField: "diagnosis",
    sections: ["entity.treatment.section.prescription", "entity.treatment.section.course"],
    fields: [
      "diagnosis",
      "patientId",
      "veterinarianId",
      "urgency",
      "prescribedOn",
      "medicines",
      "treatmentDays",
      "instructions",
    ],
  });
});
