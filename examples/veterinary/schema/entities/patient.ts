import type { EntitySpec } from "entity-console/spec";

/** Status of an animal. */
export type VitalState = "underCare" | "transferred" | "deceased";

/** The sex of an animal. */
export type AnimalSex = "female" | "male";

/** The fields of the keeper that the animal pages show. */
export interface PatientKeeper {
  id: string;
  fullName: string;
}

/** An animal that the chain treats. */
export interface Patient {
  /** @readOnly */
  id: string;
  /**
   * Name by which it is called.
   * @minLength 1
   * @maxLength 60
   */
  callName: string;
  /**
   * The keeper in responses, in addition to the id.
   * @readOnly
   */
  keeper?: PatientKeeper;
  /** Id of its keeper. */
  keeperId: string;
  /** Id of its breed. */
  breedId: string;
  /** @default "female" */
  animalSex: AnimalSex;
  /** @format date */
  birthDate: string;
  /**
   * Weight in kilograms at the last visit.
   * @exclusiveMinimum 0
   * @exclusiveMaximum 1500
   */
  bodyWeight?: number;
  /**
   * Number of its microchip (fifteen digits).
   * @pattern ^[0-9]{15}$
   */
  chipNumber?: string;
  /**
   * Text of its kennel card.
   * @readOnly
   */
  kennelCard: string;
  /** @default false */
  neutered: boolean;
  /**
   * Substances that it must not be given.
   * @maxItems 20
   * @uniqueItems true
   * @default []
   */
  allergies: string[];
  /**
   * URL of its picture.
   * @format uri
   * @maxLength 2000
   */
  portrait?: string;
  /** @default "underCare" */
  vitalState: VitalState;
  /**
   * Date of death.
   * @format date
   */
  deceasedOn?: string;
  /** @maxLength 4000 */
  anamnesis?: string;
}

export const patient = {
  titleField: "callName",
  icon: "PetsOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["chipNumber"],
  tones: { vitalState: { underCare: "success", transferred: "info", deceased: "neutral" } },
  relations: {
    keeperId: { to: "keeper", expandedAs: "keeper" },
    breedId: { to: "breed" },
  },
  units: { bodyWeight: "kilograms" },
  rules: {
    diedUnborn: { at: "deceasedOn", never: { field: "deceasedOn", lessThan: { field: "birthDate" } } },
    oneOfAName: { at: "callName", atMostOne: { field: "vitalState", is: "underCare" }, per: ["keeperId", "callName"] },
  },
  computed: { kennelCard: { join: ["callName", "chipNumber"], with: " · " } },
  archive: { field: "vitalState", value: "transferred" },
  breakdowns: { vitalState: { field: "vitalState", path: "/patients/vital-states" } },
  list: {
    columns: ["callName", "keeper", "breedId", "birthDate", "bodyWeight", "neutered", "vitalState"],
    filters: ["vitalState", "keeperId", "breedId", "neutered", "birthDate"],
    search: ["callName", "chipNumber"],
  },
  form: {
    sections: [
      { name: "animal", fields: ["callName", "breedId", "animalSex", "birthDate", "chipNumber", "portrait"] },
      { name: "keeper", fields: ["keeperId"] },
      { name: "health", fields: ["vitalState", "deceasedOn", "bodyWeight", "neutered", "allergies", "anamnesis"] },
    ],
    widgets: { keeperId: "relation", animalSex: "radio", allergies: "chips", anamnesis: "multiline" },
    help: ["chipNumber", "bodyWeight"],
    visibleWhen: { deceasedOn: { vitalState: "deceased" } },
    lockedWhen: { bodyWeight: { vitalState: ["deceased", "transferred"] } },
  },
  show: {
    sections: [
      {
        name: "animal",
        fields: ["callName", "breedId", "animalSex", "birthDate", "chipNumber", "kennelCard", "portrait"],
      },
      { name: "keeper", fields: ["keeper"] },
      { name: "health", fields: ["vitalState", "deceasedOn", "bodyWeight", "neutered", "allergies", "anamnesis"] },
    ],
    displays: {
      breedId: "relation",
      birthDate: { as: "date", pattern: "long" },
      deceasedOn: "date",
      bodyWeight: "quantity",
      neutered: "boolean",
      allergies: { as: "chips", color: "warning" },
      anamnesis: "multiline",
    },
  },
} as const satisfies EntitySpec<Patient>;
