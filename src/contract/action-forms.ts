import type { ConditionDescriptor, FormModule, FormUiSchema } from "./screens.ts";

/** How the form is drawn that an action asks by before it runs. */
export interface DrawnInputs<Key extends string = string> {
  /** The entity that says what is asked for. */
  readonly entity: string;
  readonly uiSchema: FormUiSchema<Key>;
  readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
  readonly lockedWhen: { readonly [field: string]: ConditionDescriptor };
}

export interface ActionForm<Key extends string = string> {
  readonly drawn: DrawnInputs<Key>;
  readonly form: FormModule;
}

/** What actions ask for, by the entity that says it; loaded with the first question. */
export interface ActionForms<Key extends string = string> {
  readonly [entity: string]: () => Promise<ActionForm<Key>>;
}
