// @generated from schema/entities/consulting-room.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { ConsultingRoom } from "../../schema/entities/consulting-room.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { ConsultingRoomBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryConsultingRoom(arbitrary: Arbitraries): Arbitrary<ConsultingRoom> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "roomName", "roomEquipment", "storey", "clinicId"],
    fields: {
      id: arbitrary.id("consultingRoom"),
      roomName: { type: "string", minLength: 1, maxLength: 60 },
      roomEquipment: {
        type: "string",
        enum: ["generalPractice", "operatingTheatre", "radiology", "intensiveCare"],
        default: "generalPractice",
      },
      storey: { type: "integer", minimum: -2, maximum: 20 },
      clinicId: arbitrary.id("clinic"),
    },
  });
}

/** A random valid request body. */
export function arbitraryConsultingRoomBody(arbitrary: Arbitraries): Arbitrary<ConsultingRoomBody> {
  return arbitraryRecord(arbitrary, {
    required: ["roomName", "roomEquipment", "storey"],
    fields: {
      roomName: { type: "string", minLength: 1, maxLength: 60 },
      roomEquipment: {
        type: "string",
        enum: ["generalPractice", "operatingTheatre", "radiology", "intensiveCare"],
        default: "generalPractice",
      },
      storey: { type: "integer", minimum: -2, maximum: 20 },
    },
  });
}
