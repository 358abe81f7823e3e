// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Clinic } from "../../schema/entities/clinic.ts";
import type { Draw } from "entity-console/arbitraries";
import type { ClinicBody } from "../bodies.ts";
import { drawConsultingRoom, drawConsultingRoomBody } from "./consulting-room.ts";

/** A random valid record as responses contain it. */
export function drawClinic(draw: Draw): Arbitrary<Clinic> {
  return record(
    {
      id: draw.id("clinic"),
      clinicName: draw.text({ minLength: 2, maxLength: 80 }),
      postalAddress: draw.text({ minLength: 5, maxLength: 300 }),
      foundingYear: draw.integer({ minimum: 1950, maximum: 2100 }),
      nightService: draw.boolean(false),
      website: draw.text({ maxLength: 300, format: "uri" }),
      publicNotice: draw.text({ maxLength: 20000 }),
      openingHours: draw.list(record(
        {
          openingDay: draw.choice(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], null),
          opensAt: draw.text({ format: "time" }),
          shutsAt: draw.text({ format: "time" }),
          openFor: draw.text({ maxLength: 60 }),
        },
        { requiredKeys: ["openingDay", "opensAt", "shutsAt"] },
      ), { maxItems: 21 }),
      consultingRooms: draw.list(drawConsultingRoom(draw), { minItems: 1, maxItems: 30 }),
    },
    {
      requiredKeys: [
        "id",
        "clinicName",
        "postalAddress",
        "foundingYear",
        "nightService",
        "openingHours",
        "consultingRooms",
      ],
    },
  );
}

/** A random valid request body. */
export function drawClinicBody(draw: Draw): Arbitrary<ClinicBody> {
  return record(
    {
      clinicName: draw.text({ minLength: 2, maxLength: 80 }),
      postalAddress: draw.text({ minLength: 5, maxLength: 300 }),
      foundingYear: draw.integer({ minimum: 1950, maximum: 2100 }),
      nightService: draw.boolean(false),
      website: draw.text({ maxLength: 300, format: "uri" }),
      publicNotice: draw.text({ maxLength: 20000 }),
      openingHours: draw.list(record(
        {
          openingDay: draw.choice(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], null),
          opensAt: draw.text({ format: "time" }),
          shutsAt: draw.text({ format: "time" }),
          openFor: draw.text({ maxLength: 60 }),
        },
        { requiredKeys: ["openingDay", "opensAt", "shutsAt"] },
      ), { maxItems: 21 }),
      consultingRooms: draw.list(drawConsultingRoomBody(draw), { minItems: 1, maxItems: 30 }),
    },
    {
      requiredKeys: ["clinicName", "postalAddress", "foundingYear", "nightService", "openingHours", "consultingRooms"],
    },
  );
}
