// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryFeature } from "../arbitraries/feature.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of feature in %s", (language) => {
  testList(language, arbitraryFeature, {
    entity: "feature",
    path: "/features",
    endpoint: "/features/{id}",
    title: "entity.feature.many",
    titleField: "name",
    fields: ["name", "code", "active"],
  });
  testShow(language, arbitraryFeature, {
    entity: "feature",
    path: "/features/show/:id",
    endpoint: "/features/{id}",
    title: "entity.feature.one",
    titleField: "name",
    sections: ["entity.feature.section.general"],
    fields: ["name", "code", "description", "active"],
  });
  testCreate(language, arbitraryFeature, {
    entity: "feature",
    path: "/features/create",
    endpoint: "/features/{id}",
    title: "entity.feature.create",
    titleField: "name",
    sections: ["entity.feature.section.general"],
    fields: ["name", "code", "description", "active"],
  });
  testEdit(language, arbitraryFeature, {
    entity: "feature",
    path: "/features/edit/:id",
    endpoint: "/features/{id}",
    title: "entity.feature.edit",
    titleField: "name",
    sections: ["entity.feature.section.general"],
    fields: ["name", "code", "description", "active"],
  });
});
