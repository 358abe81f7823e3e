import type { ProductLabels } from "#contract/labels.ts";

export const labels = {
  name: "Huella, clínicas veterinarias",
  menu: {
    home: "Inicio",
    dayAgenda: "Agenda del día",
    laboratory: "Laboratorio",
  },
  enums: {
    urgency: {
      routine: "Sin prisa",
      preferential: "Preferente",
      critical: "Crítica",
    },
  },
  units: {
    days: {
      one: "{{count}} día",
      other: "{{count}} días",
    },
    doses: {
      one: "{{count}} dosis",
      other: "{{count}} dosis",
    },
    kilograms: {
      one: "{{count}} kg",
      other: "{{count}} kg",
    },
    minutes: {
      one: "{{count}} minuto",
      other: "{{count}} minutos",
    },
  },
  texts: {
    "dayAgenda.text": "Lo que queda por hacer y lo que ya se ha hecho hoy en cada clínica.",
    "dayAgenda.clinic": "Clínica",
    "dayAgenda.awaited": "Por atender",
    "dayAgenda.attended": "Atendidas",
    "dayAgenda.failed": "No se ha podido cargar la agenda.",
    "dayAgenda.empty": "Todavía no hay clínicas.",
    "stock.low": "Quedan pocas",
  },
} as const satisfies ProductLabels;
