import { useBackendMutation, useOpenWork, useService, useText } from "entity-console/console";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type PasswordProblems,
  type PasswordValues,
  toPasswordProblems,
  toRefusedProblems,
} from "./password-problems.ts";

const EMPTY: PasswordValues = { current: "", password: "", confirmation: "" };

/** State of the password form: values, problems and the submit action. */
export function usePasswordForm() {
  const { changePassword } = useService();
  const { t } = useText();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const form = useRef<HTMLFormElement>(null);
  useOpenWork(() => Object.values(values).some((value) => value !== ""));

  const show = (found: PasswordProblems) => {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };

  const { run, isPending } = useBackendMutation({
    call: ({ current, password }: PasswordValues) =>
      changePassword({ currentPassword: current, newPassword: password }).catch((error: unknown) => {
        show(toRefusedProblems(error));
        throw error;
      }),
    onAnswer: () => [{ text: t("product.password.success") }],
    onError: () => [{ kind: "error", text: t("product.password.failure") }],
    onDone: () => setValues(EMPTY),
    isSecret: true,
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = toPasswordProblems(values);
    show(found);
    if (Object.keys(found).length === 0) {
      void run(values);
    }
  };

  const set = (field: keyof PasswordValues) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    // The problem concerned the previous value.
    setProblems(({ [field]: _, ...others }) => others);
  };

  return { form, values, problems, isBusy: isPending, set, handleSubmit };
}
