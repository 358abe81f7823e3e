import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord, Loaded } from "../../../contract/transport.ts";
import { isRecordId } from "../../data/record-id.ts";
import { FormContext } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { idleComponent, lazyComponent } from "../../ui/lazy-component.tsx";
import styles from "../form/form.module.css";
import { FormFields } from "../form/form-fields.tsx";
import { FormLayoutContext } from "../form/form-layout.ts";
import { OpenForm } from "../form/open-form.ts";
import { ProblemSummary } from "../form/problem-summary.tsx";
import { NO_UI, toFormData } from "../form-data/form-data.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { type Saving, useSubmit } from "../saving/use-submit.ts";
import { DraftSaver } from "./draft/draft-saver.tsx";
import { RestoreDraftBanner, useSavedDraft } from "./draft/saved-draft.tsx";
import { FormBar } from "./form-bar.tsx";
import { useFirstFocus, useSaveKey, useSteadyPage } from "./form-input.ts";
import { toBase } from "./known-fields.ts";
import { lazyFormContent } from "./lazy-form-content.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { RuleWarnings } from "./rule-warnings.tsx";
import { UnknownOutcomeNote } from "./unknown-outcome-note.tsx";

const ImpactNotice = lazyComponent(async () => (await import("./impact-notice.tsx")).ImpactNotice);
const SectionNav = idleComponent(async () => (await import("../form/section-nav.tsx")).SectionNav);

/** Forms with at least this number of sections reserve space for links to them. */
const MANY_SECTIONS = 4;

interface EntityFormProps extends Saving {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** The loaded record, or the defaults of a new one. Read once; to show another record, change `key`. */
  readonly initial: FormData;
  /** Whether the record is new. Then all fields are validated and sent. */
  readonly isNew?: boolean;
  readonly onCancel: () => void;
  /** Path where the user can check the outcome after a lost response. */
  readonly lookAt?: string | null;
  /** Label of the submit button. Default: "Save". */
  readonly submitLabel?: string;
  /** Set if `initial` is only part of the record and the rest is loading. */
  readonly early?: EarlyForm;
}

/** A form that opens with the known fields while its record is loading. */
interface EarlyForm {
  readonly known: ReadonlySet<string>;
  /** The full record; null while it is loading. */
  readonly loaded: Loaded<EntityRecord> | null;
  /** Called with the new base version when the record has loaded. */
  readonly onBase: (base: Loaded<EntityRecord>) => void;
}

interface FormBodyProps extends EntityFormProps {
  /** Form data restored from a draft; null if there is none. */
  readonly restored: FormData | null;
}

function useOpenForm(props: FormBodyProps) {
  const { screens, form, initial, isNew = false, restored } = props;
  const [open] = useState(() => {
    const { uiSchema = NO_UI, visibleWhen = {}, lockedWhen = {} } = screens.form ?? {};
    const { taken: takenKey } = screens.messages;
    return new OpenForm({
      form,
      uiSchema,
      visibleWhen,
      lockedWhen,
      rules: screens,
      initial,
      isNew,
      restored,
      takenKey,
    });
  });
  const known = useArrival(props, open);
  const { form: Override, formFooter } = useOverrides(screens.entity);
  const layout = useMemo(() => {
    const { sections = [], uiSchema = NO_UI } = screens.form ?? {};
    const Footer = formFooter ? lazyFormContent(formFooter) : null;
    return { sections, schema: form.schema, uiSchema, known, Override, Footer };
  }, [screens, form, Override, formFooter, known]);
  return { open, layout };
}

/**
 * Returns the known fields while the record is loading, then merges the loaded record into the form. Null afterwards.
 */
function useArrival({ early, initial }: FormBodyProps, open: OpenForm) {
  const [known, setKnown] = useState(early?.known ?? null);
  const loaded = early?.loaded ?? null;
  const latest = useLatest(early?.onBase);
  useLayoutEffect(() => {
    if (known !== null && loaded !== null) {
      const base = toBase(initial as EntityRecord, loaded, open.store.changedFields());
      open.arrive(base.record);
      setKnown(null);
      latest.current?.(base);
    }
  }, [known, loaded, initial, open]);
  return known;
}

/** Submits immediately, or once the record has loaded. */
function useSubmitOnceHere(isMounted: boolean, submit: () => Promise<void>): () => Promise<void> {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isMounted && isWanted) {
      setWanted(false);
      // Defer the save: it calls `flushSync`, which is not allowed in an effect.
      queueMicrotask(() => void submit());
    }
  }, [isMounted, isWanted, submit]);
  return useCallback(async () => (isMounted ? await submit() : setWanted(true)), [isMounted, submit]);
}

/** Form of an entity, with generated layout and validation. Lets the user restore a saved draft. */
export function EntityForm(props: EntityFormProps) {
  const { screens, form, initial } = props;
  const [opened] = useState(() => toFormData(form.schema, screens.form?.uiSchema ?? NO_UI, initial));
  const savedDraft = useSavedDraft(opened);
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
  const { screens, form, onCancel, submitLabel } = props;
  const element = useRef<HTMLFormElement>(null);
  const { open, layout } = useOpenForm(props);
  const [hasUnknownOutcome, setUnsettled] = useState(false);
  const saving = useSubmit({ ...props, open, element, onUnsettled: setUnsettled });
  const submit = useSubmitOnceHere(layout.known === null, saving.submit);
  useSaveKey(submit);
  useFirstFocus(element, open.store);
  useSteadyPage(open.store);
  const hasNav = layout.Override === null && layout.sections.length >= MANY_SECTIONS;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormContext value={open.scope}>
      <FormLayoutContext value={layout}>
        <div data-fills-page className={`${styles["page"]} ${hasNav ? styles["besideNav"] : ""}`}>
          <form ref={element} noValidate onSubmit={handleSubmit} className={styles["form"]}>
            <ProblemSummary />
            <RuleWarnings screens={screens} isNew={props.isNew === true} />
            {props.isNew || screens.referencedBy.length === 0 || !isRecordId(props.initial["id"]) ? null : (
              <ImpactNotice screens={screens} id={props.initial["id"]} />
            )}
            <FormFields screens={screens} schema={form.schema} validator={open.validator} />
            {hasUnknownOutcome ? <UnknownOutcomeNote lookAt={props.lookAt ?? null} /> : null}
            <FormBar saving={saving} onCancel={onCancel} {...(submitLabel === undefined ? {} : { submitLabel })} />
            <LeaveGuard />
            <DraftSaver schema={form.schema} />
          </form>
          {hasNav ? <SectionNav form={element} sections={layout.sections} /> : null}
        </div>
      </FormLayoutContext>
    </FormContext>
  );
}
