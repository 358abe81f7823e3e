import Box from "@mui/material/Box";
import type { IChangeEvent } from "@rjsf/core";
import { Form } from "@rjsf/mui";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { controls } from "../../fields/control-registry.ts";
import { ID_PREFIX, ID_SEPARATOR, pathFromId } from "../../fields/field-path.ts";
import { FormContext, type FormScope } from "../../fields/form-context.ts";
import { type FormData, FormStore } from "../../fields/form-store.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { makeCheck, toDrawnSchema, toRjsfSchema, toValidator } from "./check-form.ts";
import { DraftKeeper } from "./draft-keeper.tsx";
import { FormBar } from "./form-bar.tsx";
import { toFormData } from "./form-data.ts";
import { FormLayoutContext } from "./form-layout.ts";
import { formTemplates } from "./form-templates.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { RescueOffer } from "./rescue-offer.tsx";
import { useRescue } from "./use-rescue.ts";
import { type SaveOutcome, useSubmit } from "./use-submit.ts";
import { useUiSchema } from "./use-ui-schema.ts";

interface EntityFormProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** The record, or what a new one starts with. Read once: another one needs another `key`. */
  readonly initial: FormData;
  readonly save: (body: FormData) => Promise<SaveOutcome>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** What the button does, where that is not to save. */
  readonly verb?: string;
}

/** New rows of an embedded table start with their defaults; everything else starts as `toFormData` says. */
const DEFAULTS = { emptyObjectFields: "populateRequiredDefaults" } as const;

interface FormBodyProps extends EntityFormProps {
  /** What was typed before the session ended, to go on with; null where there is no such thing. */
  readonly rescued: FormData | null;
}

function useFormParts({ screens, form, initial, rescued }: FormBodyProps) {
  const [parts] = useState(() => {
    const visibleWhen = screens.form?.visibleWhen ?? {};
    const validator = toValidator(form);
    const saved = toFormData(form.schema, initial) as FormData;
    const data = rescued ? (toFormData(form.schema, rescued) as FormData) : saved;
    const store = new FormStore(saved, makeCheck(form, validator, visibleWhen));
    store.change(data, "");
    const scope: FormScope = { store, visibleWhen, lockedWhen: screens.form?.lockedWhen ?? {} };
    return { validator, data, store, scope, drawn: toRjsfSchema(toDrawnSchema(form.schema)) };
  });
  const { form: Own } = useOverrides(screens.entity);
  const layout = useMemo(
    () => ({ sections: screens.form?.sections ?? [], schema: form.schema, Own }),
    [screens, form, Own],
  );
  return { ...parts, layout };
}

/** Ctrl+S or Cmd+S saves, wherever the cursor is. */
function useSaveKey(submit: () => Promise<void>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") {
        event.preventDefault();
        void submit();
      }
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [submit]);
}

/** A form opens ready to type in, except where that would raise an on-screen keyboard. */
function useFirstFocus(element: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (window.matchMedia?.("(pointer: fine)").matches) {
      element.current?.querySelector<HTMLElement>("input:enabled, textarea:enabled, [role=combobox]")?.focus();
    }
  }, [element]);
}

/** The form of one entity, drawn and checked by what was generated for it; what a session's end cut off comes back. */
export function EntityForm(props: EntityFormProps) {
  const rescue = useRescue(props.initial);
  return (
    <>
      {rescue.isOffered ? <RescueOffer onRestore={rescue.restore} onDiscard={rescue.discard} /> : null}
      <FormBody key={rescue.rescued ? "rescued" : "fresh"} {...props} rescued={rescue.rescued} />
    </>
  );
}

function FormBody(props: FormBodyProps) {
  const { screens, form, initial, save, onSaved, onCancel, verb } = props;
  const element = useRef<HTMLFormElement>(null);
  const { validator, data, store, scope, drawn, layout } = useFormParts(props);
  const uiSchema = useUiSchema(screens);
  const { submit, isBusy } = useSubmit({ scope, schema: form.schema, element, save, onSaved });
  useSaveKey(submit);
  useFirstFocus(element);

  const handleChange = useCallback(
    ({ formData }: IChangeEvent, id?: string) => store.change(formData, id === undefined ? "" : pathFromId(id)),
    [store],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormContext value={scope}>
      <FormLayoutContext value={layout}>
        <Box
          component="form"
          ref={element}
          noValidate
          onSubmit={handleSubmit}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 2,
            "& .form-fields": { display: "grid", gap: 2 },
          }}
        >
          <ProblemSummary />
          <Form
            tagName="div"
            className="form-fields"
            idPrefix={ID_PREFIX}
            idSeparator={ID_SEPARATOR}
            schema={drawn}
            uiSchema={uiSchema}
            validator={validator}
            initialFormData={data}
            widgets={controls}
            templates={formTemplates}
            experimental_defaultFormStateBehavior={DEFAULTS}
            showErrorList={false}
            onChange={handleChange}
          >
            {/* The buttons are in our own bar. */}
            <span hidden />
          </Form>
          <FormBar isBusy={isBusy} onCancel={onCancel} {...(verb === undefined ? {} : { verb })} />
          <LeaveGuard />
          <DraftKeeper schema={form.schema} base={initial} />
        </Box>
      </FormLayoutContext>
    </FormContext>
  );
}
