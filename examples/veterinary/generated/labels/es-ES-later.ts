// @generated from src/labels/es-ES/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Catalogue } from "#contract/labels.ts";

/** What is said in es-ES of what no generated screen shows. */
export const texts: Catalogue = {
  "entity.dutyRoster.one": "Turno de guardia",
  "entity.dutyRoster.many": "Turnos de guardia",
  "entity.dutyRoster.field.id": "Identificador",
  "entity.dutyRoster.field.rosterWeek": "Semana",
  "entity.dutyRoster.field.veterinarianId": "Veterinario",
  "entity.dutyRoster.field.rosterNote": "Nota",
  "entity.radiograph.one": "Radiografía",
  "entity.radiograph.many": "Radiografías",
  "entity.radiograph.field.id": "Identificador",
  "entity.radiograph.field.bodyRegion": "Región",
  "entity.radiograph.field.exposedAt": "Fecha de exposición",
  "entity.radiograph.field.pictureAddress": "Imagen",
};
