import type { EntitySpec } from "entity-console/spec";

/** Equipment of a consulting room. */
export type RoomEquipment = "generalPractice" | "operatingTheatre" | "radiology" | "intensiveCare";

/** A room of a clinic, embedded in the clinic. */
export interface ConsultingRoom {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  roomName: string;
  /** @default "generalPractice" */
  roomEquipment: RoomEquipment;
  /**
   * @asType integer
   * @minimum -2
   * @maximum 20
   * @default 0
   */
  storey: number;
  /**
   * The clinic that it belongs to.
   * @readOnly
   */
  clinicId: string;
}

export const consultingRoom = {
  titleField: "roomName",
  icon: "MeetingRoomOutlined",
  relations: { clinicId: { to: "clinic" } },
  form: { sections: [{ name: "room", fields: ["roomName", "roomEquipment", "storey"] }] },
} as const satisfies EntitySpec<ConsultingRoom>;
