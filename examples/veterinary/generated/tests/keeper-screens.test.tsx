// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryKeeper } from "../arbitraries/keeper.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of keeper in %s", (language) => {
  testList(language, arbitraryKeeper, {
    entity: "keeper",
    path: "/keepers",
    endpoint: "/keepers/{id}",
    title: "entity.keeper.many",
    titleField: "fullName",
    fields: ["fullName", "telephone", "emailAddress", "contactChannel", "loyaltyBalance", "reminderConsent"],
  });
  testShow(language, arbitraryKeeper, {
    entity: "keeper",
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
      "fullName",
      "taxNumber",
      "emailAddress",
      "telephone",
      "contactChannel",
      "reminderConsent",
      "loyaltyKind",
      "loyaltyBalance",
      "remarks",
      "createdAt",
      "updatedAt",
    ],
  });
  testCreate(language, arbitraryKeeper, {
    entity: "keeper",
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
      "fullName",
      "taxNumber",
      "emailAddress",
      "telephone",
      "contactChannel",
      "reminderConsent",
      "portalPassword",
      "loyaltyKind",
      "loyaltyBalance",
      "remarks",
    ],
  });
  testEdit(language, arbitraryKeeper, {
    entity: "keeper",
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
      "fullName",
      "taxNumber",
      "emailAddress",
      "telephone",
      "contactChannel",
      "reminderConsent",
      "portalPassword",
      "loyaltyKind",
      "loyaltyBalance",
      "remarks",
    ],
  });
});
