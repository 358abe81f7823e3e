import type { EntityLabels } from "entity-console/spec";

export const veterinarian = {
  one: "veterinario",
  many: "veterinarios",
  gender: "masculine",
  fields: {
    fullName: "Nombre completo",
    licenceNumber: "Número de colegiado",
    dutyState: "Situación",
    specialities: "Especialidades",
    clinics: "Clínicas",
    hiredOn: "Contratación",
    hourlyRate: "Tarifa por hora",
    curriculum: "Currículum",
  },
  sections: {
    identity: "Identidad",
    work: "Trabajo",
  },
  help: {
    licenceNumber: "Dos letras de la provincia, un guion y de cuatro a seis cifras.",
  },
  texts: {
    archive: "Dar de baja al veterinario",
    archived: "Veterinario dado de baja",
  },
  enums: {
    dutyState: {
      onDuty: "En activo",
      onLeave: "De permiso",
      departed: "De baja",
    },
  },
} as const satisfies EntityLabels;
