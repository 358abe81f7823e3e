// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Clinic } from "../../schema/entities/clinic.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { ClinicBody } from "../bodies.ts";
import { arbitraryConsultingRoom, arbitraryConsultingRoomBody } from "./consulting-room.ts";

/** A random valid record as responses contain it. */
export function arbitraryClinic(arbitrary: Arbitraries): Arbitrary<Clinic> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "clinicName", "postalAddress", "foundingYear", "nightService", "openingHours", "consultingRooms"],
    fields: {
      id: arbitrary.id("clinic"),
      clinicName: { type: "string", minLength: 2, maxLength: 80 },
      postalAddress: { type: "string", minLength: 5, maxLength: 300 },
      foundingYear: { type: "integer", minimum: 1950, maximum: 2100 },
      nightService: { type: "boolean", default: false },
      website: { type: "string", format: "uri", maxLength: 300 },
      publicNotice: { type: "string", maxLength: 20000 },
      openingHours: {
        type: "array",
        maxItems: 21,
        items: {
          type: "object",
          properties: {
            openingDay: {
              type: "string",
              enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
            },
            opensAt: { type: "string", format: "time" },
            shutsAt: { type: "string", format: "time" },
            openFor: { type: "string", maxLength: 60 },
          },
          required: ["openingDay", "opensAt", "shutsAt"],
        },
      },
      consultingRooms: arbitrary.list(arbitraryConsultingRoom(arbitrary), { minItems: 1, maxItems: 30 }),
    },
  });
}

/** A random valid request body. */
export function arbitraryClinicBody(arbitrary: Arbitraries): Arbitrary<ClinicBody> {
  return arbitraryRecord(arbitrary, {
    required: ["clinicName", "postalAddress", "foundingYear", "nightService", "openingHours", "consultingRooms"],
    fields: {
      clinicName: { type: "string", minLength: 2, maxLength: 80 },
      postalAddress: { type: "string", minLength: 5, maxLength: 300 },
      foundingYear: { type: "integer", minimum: 1950, maximum: 2100 },
      nightService: { type: "boolean", default: false },
      website: { type: "string", format: "uri", maxLength: 300 },
      publicNotice: { type: "string", maxLength: 20000 },
      openingHours: {
        type: "array",
        maxItems: 21,
        items: {
          type: "object",
          properties: {
            openingDay: {
              type: "string",
              enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
            },
            opensAt: { type: "string", format: "time" },
            shutsAt: { type: "string", format: "time" },
            openFor: { type: "string", maxLength: 60 },
          },
          required: ["openingDay", "opensAt", "shutsAt"],
        },
      },
      consultingRooms: arbitrary.list(arbitraryConsultingRoomBody(arbitrary), { minItems: 1, maxItems: 30 }),
    },
  });
}
