// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { ActionForms } from "entity-console/generated";
import type { MessageKey } from "./message-keys.ts";

/** Forms for the inputs of actions, lazy-loaded when the first one opens. */
export const actionForms: ActionForms<MessageKey> = {
  visitCancellation: async () => {
    const [inputs, schemas, validators] = await Promise.all([
      import("./inputs/visit-cancellation.ts"),
      import("./schemas/visit-cancellation.ts"),
      import("./validators/visit-cancellation.js"),
    ]);
    const form = { schema: schemas.visitCancellationCreateSchema, validate: validators.validateVisitCancellationCreate };
    return { inputs: inputs.visitCancellationInputs, form };
  },
};
