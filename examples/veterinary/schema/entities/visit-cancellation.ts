import type { EntitySpec } from "#spec";

/** What is asked for before a visit is called off. */
export interface VisitCancellation {
  /**
   * Kept with the visit.
   * @minLength 3
   * @maxLength 500
   */
  callOffReason: string;
  /**
   * Whether the consultation is charged all the same.
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
