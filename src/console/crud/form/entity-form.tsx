import Box from "@mui/material/Box";
import type { IChangeEvent } from "@rjsf/core";
import { Form } from "@rjsf/mui";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { type FormEvent, useCallback, useContext, useMemo, useRef, useState, useSyncExternalStore } from "react";
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
import type { OpenedForm } from "./form-body.ts";
import { NO_UI, toFormData } from "./form-data.ts";
import { useFirstFocus, useSaveKey, useSteadyPage } from "./form-input.ts";
import { FormLayoutContext } from "./form-layout.ts";
import { formTemplates } from "./form-templates.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { RestoreDraftBanner } from "./restore-draft-banner.tsx";
import { RuleWarnings } from "./rule-warnings.tsx";
import { UnsettledNote } from "./unsettled-note.tsx";
import { useSavedDraft } from "./use-saved-draft.ts";
import { type Saving, useSubmit } from "./use-submit.ts";
import { useUiSchema } from "./use-ui-schema.ts";

interface EntityFormProps extends Saving {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** The record as the backend answered it, or what a new one starts with. Read once: another one needs another `key`. */
  readonly initial: FormData;
  /** Whether it is a new record, of which everything is sent and checked. */
  readonly isNew?: boolean;
  readonly onCancel: () => void;
  /** The page that shows whether a save was done whose answer was lost. */
  readonly lookAt?: string | null;
  /** What the button does, where that is not to save. */
  readonly submitLabel?: string;
}

/** New rows of an embedded table start with their defaults; everything else starts as `toFormData` says. */
const DEFAULTS = { emptyObjectFields: "populateRequiredDefaults" } as const;

interface FormBodyProps extends EntityFormProps {
  /** `initial` as the form edits it. */
  readonly opened: FormData;
  /** What was typed before the session ended, to go on with; null where there is no such thing. */
  readonly restored: FormData | null;
}

/** The form's parts for as long as it is open: its store, and from what its body is made. */
function toFormParts({ screens, form, initial, isNew, opened, restored }: FormBodyProps) {
  const { uiSchema = NO_UI, visibleWhen = {}, lockedWhen = {} } = screens.form ?? {};
  const validator = toValidator(form);
  const source: OpenedForm = {
    schema: form.schema,
    uiSchema,
    visibleWhen,
    loaded: isNew ? null : initial,
    opened: isNew ? {} : opened,
    shape: initial,
    findRecord: (entity, id) => store.recordOf(entity, id),
  };
  const store: FormStore = new FormStore({ loaded: initial, opened, check: makeCheck(source, validator, screens) });
  store.change(restored ?? opened, "");
  const scope: FormScope = { store, visibleWhen, lockedWhen };
  return { validator, store, source, scope, drawn: toRjsfSchema(toDrawnSchema(form.schema)) };
}

function useFormParts(props: FormBodyProps) {
  const { screens, form } = props;
  const [parts] = useState(() => toFormParts(props));
  const { form: Override } = useOverrides(screens.entity);
  const layout = useMemo(
    () => ({
      sections: screens.form?.sections ?? [],
      schema: form.schema,
      uiSchema: screens.form?.uiSchema ?? NO_UI,
      Override,
    }),
    [screens, form, Override],
  );
  return { ...parts, layout };
}

/** The form of one entity, drawn and checked by what was generated for it; what a session's end cut off comes back. */
export function EntityForm(props: EntityFormProps) {
  const { screens, form, initial } = props;
  const [opened] = useState(() => toFormData(form.schema, screens.form?.uiSchema ?? NO_UI, initial));
  const savedDraft = useSavedDraft(opened);
  return (
    <>
      {savedDraft.isOffered ? (
        <RestoreDraftBanner onRestore={savedDraft.restore} onDiscard={savedDraft.discard} />
      ) : null}
      <FormBody
        key={savedDraft.restored ? "restored" : "fresh"}
        {...props}
        opened={opened}
        restored={savedDraft.restored}
      />
    </>
  );
}

function FormBody(props: FormBodyProps) {
  const { screens, form, opened, onCancel, submitLabel } = props;
  const element = useRef<HTMLFormElement>(null);
  const { validator, store, source, scope, drawn, layout } = useFormParts(props);
  const [isUnsettled, setUnsettled] = useState(false);
  const { submit, isBusy } = useSubmit({ ...props, store, source, element, onUnsettled: setUnsettled });
  useSaveKey(submit);
  useFirstFocus(element, store);
  useSteadyPage(store);

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
          <RuleWarnings screens={screens} />
          <DrawnForm store={store} drawn={drawn} validator={validator} screens={screens} />
          {isUnsettled ? <UnsettledNote lookAt={props.lookAt ?? null} /> : null}
          <FormBar isBusy={isBusy} onCancel={onCancel} {...(submitLabel === undefined ? {} : { submitLabel })} />
          <LeaveGuard />
          <DraftSaver schema={form.schema} base={opened} />
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
