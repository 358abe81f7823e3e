import { useCallback, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Something that waits for a yes. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly isDangerous: boolean;
  readonly run: () => Promise<void>;
}

/** One question at a time, and its answer's progress in the dialog itself. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback((next: Question) => {
    setQuestion(next);
    setOpen(true);
  }, []);
  const confirm = async () => {
    if (!question || isBusy) {
      return;
    }
    setBusy(true);
    try {
      await question.run();
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  // The question's words stay while the dialog fades.
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      title={question?.title ?? ""}
      text={question?.text ?? ""}
      verb={question?.verb ?? ""}
      danger={question?.isDangerous ?? false}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, dialog };
}
