// @generated from schema/entities/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { ActionForms } from "#contract/action-forms.ts";
import type { MessageKey } from "./message-keys.ts";

/** What actions ask for before they run, loaded with the first question. */
export const actionForms: ActionForms<MessageKey> = {
  visitCancellation: async () => {
    const [inputs, schemas, validators] = await Promise.all([
      import("./inputs/visit-cancellation.ts"),
      import("./schemas/visit-cancellation.ts"),
      import("./validators/visit-cancellation.js"),
    ]);
    const form = { schema: schemas.visitCancellationCreateSchema, validate: validators.validateVisitCancellationCreate };
    return { drawn: inputs.visitCancellationInputs, form };
  },
};
