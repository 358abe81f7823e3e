import type { EntitySpec } from "entity-console/spec";

/** Inputs for the cancellation of a visit. */
export interface VisitCancellation {
  /**
   * Reason, stored with the visit.
   * @minLength 3
   * @maxLength 500
   */
  callOffReason: string;
  /**
   * True if the consultation is charged anyway.
   * @default false
   */
  feeCharged: boolean;
}

export const visitCancellation = {
  titleField: "callOffReason",
  icon: "EventBusyOutlined",
  form: {
    sections: [{ name: "cancellation", fields: ["callOffReason", "feeCharged"] }],
    widgets: { callOffReason: "multiline" },
    help: ["feeCharged"],
  },
} as const satisfies EntitySpec<VisitCancellation>;
