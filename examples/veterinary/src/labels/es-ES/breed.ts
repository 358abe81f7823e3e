import type { EntityLabels } from "entity-console/spec";

export const breed = {
  one: "raza",
  many: "razas",
  gender: "feminine",
  fields: {
    breedName: "Nombre",
    commonName: "Nombre común",
    animalSpecies: "Especie",
    adultWeight: "Peso adulto",
    predispositions: "Predisposiciones",
  },
  rules: {
    heavyCat: "Un gato adulto no suele pesar tanto.",
    finerThanScales: "La báscula no mide más de dos decimales.",
  },
  sections: {
    general: "Datos generales",
  },
  help: {
    predispositions: "Enfermedades frecuentes en esta raza.",
  },
  enums: {
    animalSpecies: {
      canine: "Perro",
      feline: "Gato",
      lagomorph: "Conejo",
      avian: "Ave",
      reptile: "Reptil",
    },
  },
} as const satisfies EntityLabels;
