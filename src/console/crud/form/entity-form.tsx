import Box from "@mui/material/Box";
import type { IChangeEvent } from "@rjsf/core";
import { Form } from "@rjsf/mui";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import {
  type FormEvent,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { controls } from "../../fields/control-registry.ts";
import { ID_PREFIX, ID_SEPARATOR, pathFromId } from "../../fields/field-path.ts";
import { FormContext, type FormScope } from "../../fields/form-context.ts";
import { type FormData, FormStore } from "../../fields/form-store.ts";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { makeCheck, toDrawnSchema, toRjsfSchema, toValidator } from "./check-form.ts";
import { DraftSaver } from "./draft-saver.tsx";
import { FormBar } from "./form-bar.tsx";
import { toFormData } from "./form-data.ts";
import { FormLayoutContext } from "./form-layout.ts";
import { formTemplates } from "./form-templates.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { RestoreDraftBanner } from "./restore-draft-banner.tsx";
import { useSavedDraft } from "./use-saved-draft.ts";
import { type Saving, useSubmit } from "./use-submit.ts";
import { useUiSchema } from "./use-ui-schema.ts";

interface EntityFormProps extends Saving {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** The record, or what a new one starts with. Read once: another one needs another `key`. */
  readonly initial: FormData;
  readonly onCancel: () => void;
  /** What the button does, where that is not to save. */
  readonly submitLabel?: string;
}

/** New rows of an embedded table start with their defaults; everything else starts as `toFormData` says. */
const DEFAULTS = { emptyObjectFields: "populateRequiredDefaults" } as const;

interface FormBodyProps extends EntityFormProps {
  /** What was typed before the session ended, to go on with; null where there is no such thing. */
  readonly restored: FormData | null;
}

function useFormParts({ screens, form, initial, restored }: FormBodyProps) {
  const [parts] = useState(() => {
    const visibleWhen = screens.form?.visibleWhen ?? {};
    const validator = toValidator(form);
    const saved = toFormData(form.schema, initial) as FormData;
    const data = restored ? (toFormData(form.schema, restored) as FormData) : saved;
    const store = new FormStore(saved, makeCheck(form, validator, visibleWhen));
    store.change(data, "");
    const scope: FormScope = { store, visibleWhen, lockedWhen: screens.form?.lockedWhen ?? {} };
    return { validator, store, scope, drawn: toRjsfSchema(toDrawnSchema(form.schema)) };
  });
  const { form: Override } = useOverrides(screens.entity);
  const layout = useMemo(
    () => ({ sections: screens.form?.sections ?? [], schema: form.schema, Override }),
    [screens, form, Override],
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
  const savedDraft = useSavedDraft(props.initial);
  return (
    <>
      {savedDraft.isOffered ? (
        <RestoreDraftBanner onRestore={savedDraft.restore} onDiscard={savedDraft.discard} />
      ) : null}
      <FormBody key={savedDraft.restored ? "restored" : "fresh"} {...props} restored={savedDraft.restored} />
    </>
  );
}

function FormBody(props: FormBodyProps) {
  const { screens, form, initial, onCancel, submitLabel } = props;
  const element = useRef<HTMLFormElement>(null);
  const { validator, store, scope, drawn, layout } = useFormParts(props);
  const { submit, isBusy } = useSubmit({ ...props, scope, schema: form.schema, element });
  useSaveKey(submit);
  useFirstFocus(element);

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
          <DrawnForm store={store} drawn={drawn} validator={validator} screens={screens} />
          <FormBar isBusy={isBusy} onCancel={onCancel} {...(submitLabel === undefined ? {} : { submitLabel })} />
          <LeaveGuard />
          <DraftSaver schema={form.schema} base={initial} />
        </Box>
      </FormLayoutContext>
    </FormContext>
  );
}

interface DrawnFormProps extends Pick<EntityFormProps, "screens"> {
  readonly store: FormStore;
  readonly drawn: RJSFSchema;
  readonly validator: ValidatorType;
}

/** The fields. The store owns the data; the form library draws it, and tells the store of changes. */
function DrawnForm({ store, drawn, validator, screens }: DrawnFormProps) {
  const uiSchema = useUiSchema(screens);
  const { controls: replaced } = useContext(KindOverridesContext);
  const widgets = useMemo(() => ({ ...controls, ...replaced }), [replaced]);
  const data = useSyncExternalStore(store.subscribe, store.getData);
  const handleChange = useCallback(
    ({ formData }: IChangeEvent, id?: string) => store.change(formData, id === undefined ? "" : pathFromId(id)),
    [store],
  );
  return (
    <Form
      tagName="div"
      className="form-fields"
      idPrefix={ID_PREFIX}
      idSeparator={ID_SEPARATOR}
      schema={drawn}
      uiSchema={uiSchema}
      validator={validator}
      formData={data}
      widgets={widgets}
      templates={formTemplates}
      experimental_defaultFormStateBehavior={DEFAULTS}
      showErrorList={false}
      onChange={handleChange}
    >
      {/* The buttons are in our own bar. */}
      <span hidden />
    </Form>
  );
}
