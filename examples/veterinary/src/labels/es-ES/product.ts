import type { ProductLabels } from "entity-console/spec";

export const labels = {
  name: "Huella, clínicas veterinarias",
  menu: {
    home: "Inicio",
    dayAgenda: "Agenda del día",
    planSeries: "Programar serie",
    laboratory: "Laboratorio",
  },
  enums: {
    urgency: {
      routine: "Sin prisa",
      preferential: "Preferente",
      critical: { masculine: "Crítico", feminine: "Crítica" },
    },
  },
  units: {
    points: { one: "{{count, number}} punto", other: "{{count, number}} puntos" },
    days: {
      one: "{{count, number}} día",
      other: "{{count, number}} días",
    },
    doses: {
      one: "{{count, number}} dosis",
      other: "{{count, number}} dosis",
    },
    kilograms: {
      one: "{{count, number}} kg",
      other: "{{count, number}} kg",
    },
    minutes: {
      one: "{{count, number}} minuto",
      other: "{{count, number}} minutos",
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
