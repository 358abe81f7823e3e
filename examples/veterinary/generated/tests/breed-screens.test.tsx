// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryBreed } from "../arbitraries/breed.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of breed in %s", (language) => {
  testList(language, arbitraryBreed, {
    entity: "breed",
    path: "/breeds",
    endpoint: "/breeds/{id}",
    title: "entity.breed.many",
    titleField: "breedName",
    fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
  });
  testShow(language, arbitraryBreed, {
    entity: "breed",
    path: "/breeds/show/:id",
    endpoint: "/breeds/{id}",
    title: "entity.breed.one",
    titleField: "breedName",
    sections: ["entity.breed.section.general"],
    fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
  });
  testCreate(language, arbitraryBreed, {
    entity: "breed",
    path: "/breeds/create",
    endpoint: "/breeds/{id}",
    title: "entity.breed.create",
    titleField: "breedName",
    sections: ["entity.breed.section.general"],
    fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
  });
  testEdit(language, arbitraryBreed, {
    entity: "breed",
    path: "/breeds/edit/:id",
    endpoint: "/breeds/{id}",
    title: "entity.breed.edit",
    titleField: "breedName",
    sections: ["entity.breed.section.general"],
    fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
  });
});
