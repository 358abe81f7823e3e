import type { ProductLabels } from "entity-console/spec";

export const labels = {
  name: "Huella, cliniques vétérinaires",
  menu: {
    home: "Accueil",
    dayAgenda: "Agenda du jour",
    planSeries: "Programmer une série",
    laboratory: "Laboratoire",
  },
  enums: {
    urgency: {
      routine: "Sans urgence",
      preferential: "Prioritaire",
      critical: "Critique",
    },
  },
  units: {
    points: { one: "{{count, number}} point", other: "{{count, number}} points" },
    days: {
      one: "{{count, number}} jour",
      other: "{{count, number}} jours",
    },
    doses: {
      one: "{{count, number}} dose",
      other: "{{count, number}} doses",
    },
    kilograms: {
      one: "{{count, number}} kg",
      other: "{{count, number}} kg",
    },
    minutes: {
      one: "{{count, number}} minute",
      other: "{{count, number}} minutes",
    },
  },
  texts: {
    "dayAgenda.text": "Ce qui reste à faire et ce qui est déjà fait aujourd’hui dans chaque clinique.",
    "dayAgenda.clinic": "Clinique",
    "dayAgenda.awaited": "À voir",
    "dayAgenda.attended": "Vus",
    "dayAgenda.failed": "L’agenda n’a pas pu être chargé.",
    "dayAgenda.empty": "Il n’y a pas encore de clinique.",
    "stock.low": "Bientôt épuisé",
  },
} as const satisfies ProductLabels;
