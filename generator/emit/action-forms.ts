import type { InputsForm } from "../../src/contract/action-forms.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { toFormUiSchema } from "./form-ui-schema.ts";

interface ActionFormsView {
  readonly banner: string;
  readonly forms: readonly { readonly name: string; readonly module: string; readonly type: string }[];
}

interface InputsView {
  readonly banner: string;
  readonly name: string;
  readonly inputs: InputsForm;
}

const formsView = template<ActionFormsView>("action-forms.ts.hbs");
const inputsView = template<InputsView>("inputs/entity.ts.hbs");

/** The entities that define action inputs. */
export function inputsEntities({ entities }: ConsoleModel): readonly EntityModel[] {
  return entities.filter(({ isInput }) => isInput);
}

/**
 * `generated/action-forms.ts` and `generated/inputs/<entity>.ts`: forms for the inputs of actions. Empty if no action
 * has inputs.
 */
export function emitActionForms(model: ConsoleModel): readonly EmittedFile[] {
  const asked = inputsEntities(model);
  const forms = asked.map(({ names }) => ({ name: names.name, module: names.kebab, type: names.type }));
  return asked.length === 0
    ? []
    : [
        { path: "action-forms.ts", content: formsView({ banner: banner("schema/entities/"), forms }) },
        ...asked.map((entity) => ({
          path: `inputs/${entity.names.kebab}.ts`,
          content: inputsView({
            banner: banner(entity.file),
            name: entity.names.name,
            inputs: toInputsForm(model, entity),
          }),
        })),
      ];
}

function toInputsForm(model: ConsoleModel, entity: EntityModel): InputsForm {
  const { visibleWhen, lockedWhen } = entity.form;
  const uiSchema = toFormUiSchema(model, entity);
  return { entity: entity.names.name, uiSchema, visibleWhen, lockedWhen };
}
