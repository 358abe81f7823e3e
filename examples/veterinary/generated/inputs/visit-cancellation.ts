// @generated from schema/entities/visit-cancellation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { InputsForm } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Form for the inputs of actions. */
export const visitCancellationInputs: InputsForm<MessageKey> = {
  entity: "visitCancellation",
  uiSchema: {
    "ui:order": ["callOffReason", "feeCharged"],
    callOffReason: {
      "ui:widget": "multiline",
      "ui:options": { labelKey: "entity.visitCancellation.field.callOffReason" },
    },
    feeCharged: {
      "ui:widget": "switch",
      "ui:options": {
        labelKey: "entity.visitCancellation.field.feeCharged",
        helpKey: "entity.visitCancellation.help.feeCharged",
      },
    },
  },
  visibleWhen: {},
  lockedWhen: {},
};
