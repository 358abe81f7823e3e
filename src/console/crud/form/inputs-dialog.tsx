import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { DialogActions, DialogContent, DialogContentText } from "../../ui/mui/dialog.ts";
import { LinearProgress } from "../../ui/mui/linear-progress.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { ActionForm } from "../../../contract/action-forms.ts";
import type { MessageKey } from "../../../contract/register.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { FormContext } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useProduct } from "../../product.ts";
import { useOpenWork } from "../../session/open-work.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { defaultsOf } from "../form-data/form-data.ts";
import type { Outcome } from "../writes/run-each.ts";
import { hasDetails } from "../writes/write-errors.ts";
import { FormLayoutContext } from "./form-layout.ts";
import { InputsFields } from "./inputs-fields.tsx";
import { OpenForm } from "./open-form.ts";
import { ProblemSummary } from "./problem-summary.tsx";

interface InputsDialogProps {
  /** Entity that describes the input fields. */
  readonly inputs: string;
  readonly title: string;
  /** Describes the effect of the action; null for no description. */
  readonly text: string | null;
  /** False disables the button that runs the action. @defaultValue true */
  readonly isReady?: boolean;
  readonly onRun: (body: FormData) => Promise<Outcome | undefined>;
  readonly onClose: () => void;
  /** Shown below the fields. */
  readonly children?: ReactNode;
}

function useActionForm(entity: string) {
  const { loadSignedIn } = useProduct().model;
  return useQuery({
    queryKey: ["action form", entity],
    queryFn: async () => {
      const load = (await loadSignedIn()).actionForms?.[entity];
      if (load === undefined) {
        throw new ReferenceError(`No action has the inputs ${entity}`);
      }
      return await load();
    },
    // Generated code, which only changes with a new build.
    staleTime: "static",
  });
}

/** Form for the inputs of an action, shown before it runs. */
export function InputsDialog({ inputs, title, text, onRun, onClose, ...props }: InputsDialogProps) {
  const { t } = useText();
  const id = useId();
  // The inputs may be secret.
  const { run, isPending: isBusy } = useBackendMutation({ call: onRun, isSecret: true });
  const { data: asked, error } = useActionForm(inputs);
  return (
    <DialogFrame title={title} busy={isBusy} onClose={onClose} {...(text === null ? {} : { describedBy: id })}>
      {asked ? (
        <InputsForm asked={asked} {...props} {...{ title, text, onClose, isBusy }} textId={id} onRun={run} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{errorText(t, error)}</Alert> : <LinearProgress />}
        </DialogContent>
      )}
    </DialogFrame>
  );
}

interface InputsFormProps extends Omit<InputsDialogProps, "inputs"> {
  readonly asked: ActionForm<MessageKey>;
  readonly textId: string;
  readonly isBusy: boolean;
}

/** Validates the inputs and runs the action. If the backend rejects fields, the dialog shows their problems inline. */
function useRun({ asked, onRun, onClose }: InputsFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { open, layout } = useInputs(asked);
  const run = async () => {
    open.flush();
    const body = open.toValidBody(element.current);
    if (body === null) {
      return;
    }
    const outcome = await onRun(body);
    if (outcome !== undefined && outcome.done.length > 0) {
      onClose();
      return;
    }
    const refusal = outcome?.failed.map(({ error }) => error).find(hasDetails);
    if (refusal !== undefined) {
      open.showRejection(refusal, body, element.current);
    }
  };
  return { open, layout, element, run };
}

function InputsForm(props: InputsFormProps) {
  const { asked, title, text, textId, isBusy, isReady = true, onClose, children } = props;
  const { t } = useText();
  const { element, run, open, layout } = useRun(props);
  useOpenWork(() => true);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isReady) {
      void run();
    }
  };
  return (
    <FormContext value={open.scope}>
      <FormLayoutContext value={layout}>
        <form ref={element} noValidate onSubmit={handleSubmit}>
          {/* Without a text above it, the floating label of the first field needs padding. */}
          <DialogContent sx={{ pt: text === null ? 1 : 0 }}>
            {text === null ? null : (
              <DialogContentText id={textId} sx={{ overflowWrap: "anywhere", mb: 3 }}>
                {text}
              </DialogContentText>
            )}
            <ProblemSummary />
            <InputsFields inputs={asked.inputs} schema={asked.form.schema} validator={open.validator} />
            {children}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" variant="outlined" disabled={isBusy} onClick={onClose}>
              {t("crud.action.cancel")}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy || !isReady}>
              {title}
            </Button>
          </DialogActions>
        </form>
      </FormLayoutContext>
    </FormContext>
  );
}

/** Creates the form and its layout, once per open dialog. */
function useInputs({ inputs, form }: ActionForm<MessageKey>) {
  const [open] = useState(
    () => new OpenForm({ ...inputs, form, rules: inputs, initial: defaultsOf(form.schema), isNew: true }),
  );
  const [layout] = useState(() => ({
    sections: [],
    schema: form.schema,
    uiSchema: inputs.uiSchema,
    known: null,
    Override: null,
  }));
  return { open, layout };
}
