import type { ConditionDescriptor, FormModule, FormUiSchema } from "./screens.ts";

/** The form for the inputs of an action. */
export interface InputsForm<Key extends string = string> {
  /** The entity that defines the inputs. */
  readonly entity: string;
  readonly uiSchema: FormUiSchema<Key>;
  readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
  readonly lockedWhen: { readonly [field: string]: ConditionDescriptor };
}

export interface ActionForm<Key extends string = string> {
  readonly inputs: InputsForm<Key>;
  readonly form: FormModule;
}

/** Forms for the inputs of actions by inputs entity; lazy-loaded when the first one opens. */
export interface ActionForms<Key extends string = string> {
  readonly [entity: string]: () => Promise<ActionForm<Key>>;
}
