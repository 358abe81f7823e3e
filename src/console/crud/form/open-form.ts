import type { ValidatorType } from "@rjsf/utils";
import { flushSync } from "react-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { ConditionDescriptor, EntityScreens, FormModule, FormUiSchema } from "../../../contract/screens.ts";
import type { ApiError } from "../../api/api-error.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import type { FormScope } from "../../fields/form-context.ts";
import { type FormData, FormStore } from "../../fields/form-store.ts";
import { shownAt } from "../form-data/field-names.ts";
import { type OpenedForm, toBody } from "../form-data/form-body.ts";
import { toFormData } from "../form-data/form-data.ts";
import { makeCheck, toValidator } from "./check-form.ts";
import { SUMMARY_ID } from "./problem-summary.tsx";

interface OpenFormOptions {
  readonly form: FormModule;
  readonly uiSchema: FormUiSchema<MessageKey>;
  readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
  readonly lockedWhen: { readonly [field: string]: ConditionDescriptor };
  /** Entity and rules whose violations are problems of the form. */
  readonly rules: Pick<EntityScreens, "entity" | "rules"> & Partial<Pick<EntityScreens, "fields">>;
  /** The loaded record, or the defaults of a new one. */
  readonly initial: FormData;
  /** All data of a new record counts as changed. */
  readonly isNew: boolean;
  /** Data of a draft that replaces the initial data. */
  readonly restored?: FormData | null;
  readonly takenKey?: MessageKey;
}

/**
 * An open form: the only owner of its data, and the only place that turns it into a request body. It lives as long as
 * the form.
 */
export class OpenForm {
  readonly store: FormStore;
  /** What its fields need. */
  readonly scope: FormScope;
  readonly validator: ValidatorType;
  #source: OpenedForm;

  constructor({ form, uiSchema, visibleWhen, lockedWhen, rules, initial, isNew, restored, takenKey }: OpenFormOptions) {
    const { schema } = form;
    const opened = toFormData(schema, uiSchema, initial);
    this.validator = toValidator(form);
    this.store = new FormStore({
      loaded: initial,
      opened,
      check: makeCheck(() => this.#source, this.validator, rules),
    });
    const loaded = isNew ? null : initial;
    const findRecord = this.store.chosen.find;
    this.#source = { schema, uiSchema, visibleWhen, loaded, opened: isNew ? {} : opened, shape: initial, findRecord };
    this.scope = { store: this.store, visibleWhen, lockedWhen, ...(takenKey === undefined ? {} : { takenKey }) };
    this.store.change(restored ?? opened, "");
  }

  /** Replaces a partial record by the complete one. The user's changes are kept. */
  arrive(record: FormData): void {
    const { schema, uiSchema } = this.#source;
    const opened = toFormData(schema, uiSchema, record);
    this.#source = { ...this.#source, loaded: record, opened, shape: record };
    this.store.arrive({ loaded: record, opened });
  }

  /** Writes text that is still being typed to the data. */
  flush(): void {
    flushSync(() => this.store.flushPending());
  }

  /** The body of a request, or null if the form is invalid; it then focuses the first problem. */
  toValidBody(element: HTMLFormElement | null): FormData | null {
    let isValid = false;
    flushSync(() => {
      isValid = this.store.checkAll();
    });
    if (!isValid) {
      focusFirstProblem(element);
      return null;
    }
    return toBody(this.#source, this.store.getData());
  }

  /** Shows the problems of fields that the backend rejected, and focuses the first. */
  showRejection({ details }: ApiError, body: FormData, element: HTMLFormElement | null): void {
    const problems = details.map((detail) => ({
      ...detail,
      path: shownAt(this.#source.schema, toFieldPath(detail.path), body),
    }));
    flushSync(() => this.store.showServerProblems(problems));
    focusFirstProblem(element);
  }
}

const INVALID = '[aria-invalid="true"]';
const FOCUSABLE = ':is(input, textarea, select, button, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Focuses the first field with an error, otherwise the problem summary. Not every widget marks its input as invalid. */
function focusFirstProblem(element: HTMLFormElement | null): void {
  const find = (within: Element | null | undefined, selector: string) => within?.querySelector<HTMLElement>(selector);
  const wrong = find(element, `[data-wrong], ${INVALID}`);
  const marked = wrong?.matches(INVALID) ? wrong : (find(wrong, INVALID) ?? find(wrong, FOCUSABLE));
  const target = marked?.matches("[role=radiogroup]") ? find(marked, "input") : marked;
  (target ?? find(element, `#${SUMMARY_ID}`))?.focus();
}
