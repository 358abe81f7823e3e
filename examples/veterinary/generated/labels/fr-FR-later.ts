// @generated from src/labels/fr-FR/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Catalogue } from "#contract/labels.ts";

/** What is said in fr-FR of what no generated screen shows. */
export const texts: Catalogue = {
  "entity.dutyRoster.one": "Tour de garde",
  "entity.dutyRoster.many": "Tours de garde",
  "entity.dutyRoster.field.id": "Identifiant",
  "entity.dutyRoster.field.rosterWeek": "Semaine",
  "entity.dutyRoster.field.veterinarianId": "Vétérinaire",
  "entity.dutyRoster.field.rosterNote": "Note",
  "entity.radiograph.one": "Radiographie",
  "entity.radiograph.many": "Radiographies",
  "entity.radiograph.field.id": "Identifiant",
  "entity.radiograph.field.bodyRegion": "Région",
  "entity.radiograph.field.exposedAt": "Date de la prise",
  "entity.radiograph.field.pictureAddress": "Image",
};
