import type { EntityLabels } from "entity-console/spec";

export const breed = {
  one: "race",
  many: "races",
  gender: "feminine",
  fields: {
    breedName: "Nom",
    commonName: "Nom courant",
    animalSpecies: "Espèce",
    adultWeight: "Poids adulte",
    predispositions: "Prédispositions",
  },
  rules: {
    heavyCat: "Un chat adulte pèse rarement autant.",
    finerThanScales: "La balance ne mesure pas au-delà de deux décimales.",
  },
  sections: {
    general: "Informations générales",
  },
  help: {
    predispositions: "Maladies fréquentes dans cette race.",
  },
  enums: {
    animalSpecies: {
      canine: "Chien",
      feline: "Chat",
      lagomorph: "Lapin",
      avian: "Oiseau",
      reptile: "Reptile",
    },
  },
} as const satisfies EntityLabels;
