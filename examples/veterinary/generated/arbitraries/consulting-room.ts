// @generated from schema/entities/consulting-room.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { ConsultingRoom } from "../../schema/entities/consulting-room.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { ConsultingRoomBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryConsultingRoom(arbitrary: Arbitraries): Arbitrary<ConsultingRoom> {
  return record(
    {
      id: arbitrary.id("consultingRoom"),
      roomName: arbitrary.text({ minLength: 1, maxLength: 60 }),
      roomEquipment: arbitrary.choice([
        "generalPractice",
        "operatingTheatre",
        "radiology",
        "intensiveCare",
      ], "generalPractice"),
      storey: arbitrary.integer({ minimum: -2, maximum: 20 }),
      clinicId: arbitrary.id("clinic"),
    },
    { requiredKeys: ["id", "roomName", "roomEquipment", "storey", "clinicId"] },
  );
}

/** A random valid request body. */
export function arbitraryConsultingRoomBody(arbitrary: Arbitraries): Arbitrary<ConsultingRoomBody> {
  return record(
    {
      roomName: arbitrary.text({ minLength: 1, maxLength: 60 }),
      roomEquipment: arbitrary.choice([
        "generalPractice",
        "operatingTheatre",
        "radiology",
        "intensiveCare",
      ], "generalPractice"),
      storey: arbitrary.integer({ minimum: -2, maximum: 20 }),
    },
    { requiredKeys: ["roomName", "roomEquipment", "storey"] },
  );
}
