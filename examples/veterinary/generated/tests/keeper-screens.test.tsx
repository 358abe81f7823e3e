// @generated from schema/entities/keeper.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawKeeper } from "../arbitraries/keeper.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of keeper in %s", (language) => {
  testList(language, drawKeeper, {
    path: "/keepers",
    endpoint: "/keepers/{id}",
    title: "entity.keeper.many",
    titleField: "fullName",
    fields: [
      { label: "entity.keeper.field.fullName" },
      { label: "entity.keeper.field.telephone" },
      { label: "entity.keeper.field.emailAddress" },
      { label: "entity.keeper.field.contactChannel" },
      { label: "entity.keeper.field.loyaltyBalance" },
      { label: "entity.keeper.field.reminderConsent" },
    ],
  });
  testShow(language, drawKeeper, {
    path: "/keepers/show/:id",
    endpoint: "/keepers/{id}",
    title: "entity.keeper.one",
    titleField: "fullName",
    sections: [
      "entity.keeper.section.identity",
      "entity.keeper.section.contact",
      "entity.keeper.section.loyalty",
      "entity.keeper.section.remarks",
      "entity.keeper.section.history",
    ],
    fields: [
      { label: "entity.keeper.field.fullName" },
      { label: "entity.keeper.field.taxNumber" },
      { label: "entity.keeper.field.emailAddress" },
      { label: "entity.keeper.field.telephone" },
      { label: "entity.keeper.field.contactChannel" },
      { label: "entity.keeper.field.reminderConsent" },
      { label: "entity.keeper.field.loyaltyKind" },
      { label: "entity.keeper.field.loyaltyBalance" },
      { label: "entity.keeper.field.remarks" },
      { label: "entity.keeper.field.createdAt" },
      { label: "entity.keeper.field.updatedAt" },
    ],
  });
  testCreate(language, drawKeeper, {
    path: "/keepers/create",
    endpoint: "/keepers/{id}",
    title: "entity.keeper.create",
    titleField: "fullName",
    sections: [
      "entity.keeper.section.identity",
      "entity.keeper.section.contact",
      "entity.keeper.section.portal",
      "entity.keeper.section.loyalty",
      "entity.keeper.section.remarks",
    ],
    fields: [
      { label: "entity.keeper.field.fullName" },
      { label: "entity.keeper.field.taxNumber" },
      { label: "entity.keeper.field.emailAddress" },
      { label: "entity.keeper.field.telephone" },
      { label: "entity.keeper.field.contactChannel" },
      { label: "entity.keeper.field.reminderConsent" },
      { label: "entity.keeper.field.portalPassword" },
      { label: "entity.keeper.field.loyaltyKind" },
      { label: "entity.keeper.field.loyaltyBalance" },
      { label: "entity.keeper.field.remarks" },
    ],
  });
  testEdit(language, drawKeeper, {
    path: "/keepers/edit/:id",
    endpoint: "/keepers/{id}",
    title: "entity.keeper.edit",
    titleField: "fullName",
    sections: [
      "entity.keeper.section.identity",
      "entity.keeper.section.contact",
      "entity.keeper.section.portal",
      "entity.keeper.section.loyalty",
      "entity.keeper.section.remarks",
    ],
    fields: [
      { label: "entity.keeper.field.fullName" },
      { label: "entity.keeper.field.taxNumber" },
      { label: "entity.keeper.field.emailAddress" },
      { label: "entity.keeper.field.telephone" },
      { label: "entity.keeper.field.contactChannel" },
      { label: "entity.keeper.field.reminderConsent" },
      { label: "entity.keeper.field.portalPassword" },
      { label: "entity.keeper.field.loyaltyKind" },
      { label: "entity.keeper.field.loyaltyBalance" },
      { label: "entity.keeper.field.remarks" },
    ],
  });
});
