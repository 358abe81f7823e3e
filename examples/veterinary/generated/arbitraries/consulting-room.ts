// @generated from schema/entities/consulting-room.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { ConsultingRoom } from "../../schema/entities/consulting-room.ts";
import type { Draw } from "entity-console/arbitraries";
import type { ConsultingRoomBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawConsultingRoom(draw: Draw): Arbitrary<ConsultingRoom> {
  return record(
    {
      id: draw.id("consultingRoom"),
      roomName: draw.text({ minLength: 1, maxLength: 60 }),
      roomEquipment: draw.choice([
        "generalPractice",
        "operatingTheatre",
        "radiology",
        "intensiveCare",
      ], "generalPractice"),
      storey: draw.integer({ minimum: -2, maximum: 20 }),
      clinicId: draw.id("clinic"),
    },
    { requiredKeys: ["id", "roomName", "roomEquipment", "storey", "clinicId"] },
  );
}

/** A random valid request body. */
export function drawConsultingRoomBody(draw: Draw): Arbitrary<ConsultingRoomBody> {
  return record(
    {
      roomName: draw.text({ minLength: 1, maxLength: 60 }),
      roomEquipment: draw.choice([
        "generalPractice",
        "operatingTheatre",
        "radiology",
        "intensiveCare",
      ], "generalPractice"),
      storey: draw.integer({ minimum: -2, maximum: 20 }),
    },
    { requiredKeys: ["roomName", "roomEquipment", "storey"] },
  );
}
