import { useState } from "react";
import { useFactorText } from "../../i18n/use-factor-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { hasPasskeys } from "../../session/passkeys.ts";
import { createSecondStepCalls } from "../../session/second-step-calls.ts";
import { useSession } from "../../session/session-context.tsx";
import { factorProblem } from "../../staff/factor-problem.ts";
import buttons from "../../ui/plain-button.module.css";
import { useServices } from "../services/services.ts";
import styles from "./login.module.css";

/** The button that signs in with a passkey alone, below the password form. */
export function PasskeyForm() {
  const { t } = useFactorText();
  const session = useSession();
  const { config } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const signIn = useOneAtATime(async (_: undefined) => {
    setBusy(true);
    setProblem(null);
    try {
      session.startWith(await createSecondStepCalls(config).signInWithPasskey());
    } catch (error) {
      setProblem(factorProblem(t, error));
    }
    setBusy(false);
  });
  return hasPasskeys() ? (
    <div className={styles["form"]}>
      <div role="alert" className={styles["problems"]}>
        {problem !== null && <div className={styles["problem"]}>{problem}</div>}
      </div>
      <div className={styles["buttons"]}>
        <button type="button" className={buttons["button"]} aria-busy={isBusy} onClick={() => signIn(undefined)}>
          {t("factors.passkey.signIn")}
        </button>
      </div>
    </div>
  ) : null;
}
