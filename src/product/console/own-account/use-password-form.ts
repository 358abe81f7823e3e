import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useService } from "#console/data/backend-contexts.ts";
import { useText } from "#console/i18n/use-text.ts";
import { useNotify } from "#console/notify/use-notify.ts";
import {
  type PasswordProblems,
  type PasswordValues,
  toPasswordProblems,
  toRefusedProblems,
} from "./password-problems.ts";

const EMPTY: PasswordValues = { current: "", password: "", confirmation: "" };

/** The password form: what was typed, what is wrong with it, and its one action. */
export function usePasswordForm() {
  const { changePassword } = useService();
  const { notify } = useNotify();
  const { t } = useText();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: PasswordProblems) => {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };

  const send = async () => {
    isSending.current = true;
    setBusy(true);
    try {
      await changePassword({ currentPassword: values.current, newPassword: values.password });
      setValues(EMPTY);
      notify({ text: t("product.password.success") });
    } catch (error) {
      notify({ kind: "error", text: t("product.password.failure") });
      show(toRefusedProblems(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = toPasswordProblems(values);
    show(found);
    if (Object.keys(found).length === 0 && !isSending.current) {
      void send();
    }
  };

  const set = (field: keyof PasswordValues) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    // What was said of the old text is not true of the new one.
    setProblems(({ [field]: _, ...others }) => others);
  };

  return { form, values, problems, isBusy, set, handleSubmit };
}
