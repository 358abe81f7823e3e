import type { EntitySpec } from "#spec";

/** The kinds of animal that the chain treats. */
export type AnimalSpecies = "canine" | "feline" | "lagomorph" | "avian" | "reptile";

/** A breed, with what is usual for it. It has no page of its own: its form says all. */
export interface Breed {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 80
   */
  breedName: string;
  /** @default "canine" */
  animalSpecies: AnimalSpecies;
  /**
   * What an adult of it weighs, in kilograms.
   * @exclusiveMinimum 0
   * @exclusiveMaximum 200
   */
  adultWeight?: number;
  /**
   * Illnesses that run in it.
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
  screens: ["list", "create", "edit"],
  unique: ["breedName"],
  units: { adultWeight: "kilograms" },
  list: {
    columns: ["breedName", "animalSpecies", "adultWeight", "predispositions"],
    filters: ["animalSpecies"],
    search: ["breedName", "animalSpecies"],
  },
  form: {
    sections: [{ name: "general", fields: ["breedName", "animalSpecies", "adultWeight", "predispositions"] }],
    widgets: { predispositions: "chips" },
    help: ["predispositions"],
  },
  show: {
    displays: { animalSpecies: { as: "chips", color: "info" }, predispositions: { as: "chips", squared: true } },
  },
} as const satisfies EntitySpec<Breed>;
