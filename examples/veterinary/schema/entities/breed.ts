import type { EntitySpec } from "entity-console/spec";

/** Species that the chain treats. */
export type AnimalSpecies = "canine" | "feline" | "lagomorph" | "avian" | "reptile";

/** Name of a breed in each language of the product. */
export interface CommonName {
  /** @maxLength 80 */
  "es-ES": string;
  /** @maxLength 80 */
  "fr-FR"?: string;
}

/** A breed and its typical values. */
export interface Breed {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 80
   */
  breedName: string;
  /** Common name. */
  commonName?: CommonName;
  /** @default "canine" */
  animalSpecies: AnimalSpecies;
  /**
   * Weight of an adult animal in kilograms.
   * @exclusiveMinimum 0
   * @exclusiveMaximum 200
   */
  adultWeight?: number;
  /**
   * Hereditary diseases of the breed.
   * @minItems 0
   * @maxItems 12
   * @uniqueItems true
   */
  predispositions: string[];
}

export const breed = {
  titleField: "breedName",
  icon: "CategoryOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["breedName"],
  units: { adultWeight: "kilograms" },
  rules: {
    heavyCat: {
      at: "adultWeight",
      never: {
        all: [
          { field: "animalSpecies", is: "feline" },
          { field: "adultWeight", atLeast: 25 },
        ],
      },
      severity: "warn",
    },
    finerThanScales: { at: "adultWeight", never: { field: "adultWeight", moreDecimalsThan: 2 }, severity: "warn" },
  },
  list: {
    columns: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
    filters: ["animalSpecies", "commonName.es-ES"],
    search: ["breedName", "commonName.es-ES", "commonName.fr-FR", "animalSpecies"],
  },
  form: {
    sections: [
      { name: "general", fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"] },
    ],
    widgets: { predispositions: "chips" },
    help: ["predispositions"],
  },
  show: {
    displays: { animalSpecies: { as: "chips", color: "info" }, predispositions: { as: "chips", squared: true } },
  },
} as const satisfies EntitySpec<Breed>;
