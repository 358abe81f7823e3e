import { deviceName } from "../../contract/device-name.ts";
import type { EnrolledFactor } from "../../contract/factors.ts";
import type { FactorCalls } from "../data/factor-calls.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import buttons from "../ui/plain-button.module.css";
import { factorProblem } from "./factor-problem.ts";

/** Long user agents of scripts would exceed the limit of the backend. */
const MAX_NAME = 60;

interface AddPasskeyProps {
  readonly calls: FactorCalls;
  readonly isDisabled: boolean;
  readonly onDone: (enrolled: EnrolledFactor) => void;
}

/** The button that adds a passkey. Its name is the one of the device, until the user changes it. */
export function AddPasskey({ calls, isDisabled, onDone }: AddPasskeyProps) {
  const { t } = useFactorText();
  const { run, isPending } = useBackendMutation({
    call: calls.addPasskey,
    isSecret: true,
    onDone,
    onAnswer: () => [{ kind: "success" as const, text: t("factors.passkey.added") }],
    onError: (error) => [{ kind: "error" as const, text: factorProblem(t, error) }],
  });
  return (
    <button
      type="button"
      className={buttons["button"]}
      disabled={isDisabled}
      aria-busy={isPending}
      onClick={() => void run(deviceName(navigator.userAgent).slice(0, MAX_NAME))}
    >
      {t("factors.passkey.add")}
    </button>
  );
}
