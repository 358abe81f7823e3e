// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Clinic } from "../../schema/entities/clinic.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { ClinicBody } from "../bodies.ts";
import { arbitraryConsultingRoom, arbitraryConsultingRoomBody } from "./consulting-room.ts";

/** A random valid record as responses contain it. */
export function arbitraryClinic(arbitrary: Arbitraries): Arbitrary<Clinic> {
  return record(
    {
      id: arbitrary.id("clinic"),
      clinicName: arbitrary.text({ minLength: 2, maxLength: 80 }),
      postalAddress: arbitrary.text({ minLength: 5, maxLength: 300 }),
      foundingYear: arbitrary.integer({ minimum: 1950, maximum: 2100 }),
      nightService: arbitrary.boolean(false),
      website: arbitrary.text({ maxLength: 300, format: "uri" }),
      publicNotice: arbitrary.text({ maxLength: 20000 }),
      openingHours: arbitrary.list(record(
        {
          openingDay: arbitrary.choice([
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
          ], null),
          opensAt: arbitrary.text({ format: "time" }),
          shutsAt: arbitrary.text({ format: "time" }),
          openFor: arbitrary.text({ maxLength: 60 }),
        },
        { requiredKeys: ["openingDay", "opensAt", "shutsAt"] },
      ), { maxItems: 21 }),
      consultingRooms: arbitrary.list(arbitraryConsultingRoom(arbitrary), { minItems: 1, maxItems: 30 }),
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
export function arbitraryClinicBody(arbitrary: Arbitraries): Arbitrary<ClinicBody> {
  return record(
    {
      clinicName: arbitrary.text({ minLength: 2, maxLength: 80 }),
      postalAddress: arbitrary.text({ minLength: 5, maxLength: 300 }),
      foundingYear: arbitrary.integer({ minimum: 1950, maximum: 2100 }),
      nightService: arbitrary.boolean(false),
      website: arbitrary.text({ maxLength: 300, format: "uri" }),
      publicNotice: arbitrary.text({ maxLength: 20000 }),
      openingHours: arbitrary.list(record(
        {
          openingDay: arbitrary.choice([
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
          ], null),
          opensAt: arbitrary.text({ format: "time" }),
          shutsAt: arbitrary.text({ format: "time" }),
          openFor: arbitrary.text({ maxLength: 60 }),
        },
        { requiredKeys: ["openingDay", "opensAt", "shutsAt"] },
      ), { maxItems: 21 }),
      consultingRooms: arbitrary.list(arbitraryConsultingRoomBody(arbitrary), { minItems: 1, maxItems: 30 }),
    },
    {
      requiredKeys: ["clinicName", "postalAddress", "foundingYear", "nightService", "openingHours", "consultingRooms"],
    },
  );
}
