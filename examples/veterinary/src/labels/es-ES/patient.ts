import type { EntityLabels } from "entity-console/spec";

export const patient = {
  one: "paciente",
  many: "pacientes",
  gender: "masculine",
  fields: {
    callName: "Nombre",
    keeper: "Propietario",
    keeperId: "Propietario",
    breedId: "Raza",
    animalSex: "Sexo",
    birthDate: "Fecha de nacimiento",
    bodyWeight: "Peso",
    chipNumber: "Microchip",
    kennelCard: "Ficha de jaula",
    neutered: "Esterilizado",
    allergies: "Alergias",
    portrait: "Foto",
    vitalState: "Situación",
    deceasedOn: "Fecha de fallecimiento",
    anamnesis: "Anamnesis",
  },
  rules: {
    diedUnborn: "La fecha de fallecimiento no puede ser anterior a la de nacimiento.",
    oneOfAName: "Este propietario ya tiene otro paciente en seguimiento con ese nombre.",
  },
  sections: {
    animal: "Animal",
    keeper: "Propietario",
    health: "Salud",
  },
  help: {
    bodyWeight: "En kilogramos, en la última visita.",
    chipNumber: "Las quince cifras del microchip.",
  },
  breakdowns: {
    vitalState: "Pacientes por situación",
  },
  texts: {
    archive: "Trasladar paciente",
    archived: "Paciente trasladado",
  },
  enums: {
    animalSex: {
      female: "Hembra",
      male: "Macho",
    },
    vitalState: {
      underCare: "En seguimiento",
      transferred: "Trasladado",
      deceased: "Fallecido",
    },
  },
} as const satisfies EntityLabels;
