import { type ReactNode, Suspense, useEffect, useState } from "react";
import { deviceName } from "../../../contract/device-name.ts";
import { MAX_FACTOR_NAME, type SecondFactorParams } from "../../../contract/factors.ts";
import type { ApiError } from "../../api/api-error.ts";
import { useFactorText } from "../../i18n/use-factor-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { hasPasskeys } from "../../session/passkeys.ts";
import { type CompletedSignIn, createSecondStepCalls } from "../../session/second-step-calls.ts";
import { useSession } from "../../session/session-context.tsx";
import { factorProblem } from "../../staff/factor-problem.ts";
import { RecoveryCodes } from "../../staff/recovery-codes.tsx";
import { TotpSecret } from "../../staff/totp-secret.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useServices } from "../services/services.ts";
import styles from "./login.module.css";
import { LoginField } from "./login-field.tsx";

/** What the first step of the sign-in has returned. */
interface SecondStepProps extends SecondFactorParams {
  readonly username: string;
  /** Returns to the first step. */
  readonly onBack: () => void;
}

/** State of the second step: `secret` is null until it has loaded. */
function useSecondStep({ ticket, kinds, username }: SecondStepProps) {
  const { t } = useFactorText();
  const session = useSession();
  const { config } = useServices();
  const [calls] = useState(() => createSecondStepCalls(config));
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<CompletedSignIn | null>(null);
  const isEnrolment = kinds.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of one step do not change.
  useEffect(() => {
    if (isEnrolment) {
      calls.enrol(ticket).then(setSecret, (error: unknown) => setProblem(factorProblem(t, error)));
    }
  }, []);

  const begin = ({ recoveryCodes: _, ...tokens }: CompletedSignIn) => session.startWith({ username, ...tokens });
  const submit = async (code: string) => {
    if (code === "") {
      setProblem(t("factors.codeRequired"));
      return;
    }
    try {
      setProblem(null);
      const answer = await calls.complete(ticket, code);
      // The codes are shown before the page changes.
      if (answer.recoveryCodes === undefined) {
        begin(answer);
      } else {
        setDone(answer);
      }
    } catch (error) {
      setProblem(factorProblem(t, error));
    }
  };
  const submitPasskey = async () => {
    try {
      setProblem(null);
      if (isEnrolment) {
        setDone(await calls.enrolPasskey(ticket, deviceName(navigator.userAgent).slice(0, MAX_FACTOR_NAME)));
      } else {
        begin(await calls.completeWithPasskey(ticket));
      }
    } catch (error) {
      setProblem(factorProblem(t, error));
    }
  };
  return { secret, problem, done, isEnrolment, submit, submitPasskey, begin };
}

const INTRO = {
  totp: "factors.second",
  passkey: "factors.passkey.second",
  both: "factors.passkey.secondOrCode",
} as const;

interface IntroProps extends SecondStepProps {
  readonly secret: string | null;
  readonly passkeyButton: ReactNode;
}

/** What the user can do, above the field for a code. */
function Intro({ kinds, enrolments = [], username, secret, passkeyButton }: IntroProps) {
  const { t } = useFactorText();
  const hasButton = [...kinds, ...enrolments].includes("passkey") && hasPasskeys();
  if (kinds.length === 0) {
    return (
      <>
        <p>{t("factors.required")}</p>
        {hasButton && passkeyButton}
        {secret !== null && <TotpSecret secret={secret} username={username} />}
      </>
    );
  }
  const intro = !kinds.includes("passkey") ? "totp" : kinds.includes("totp") ? "both" : "passkey";
  return (
    <>
      <p>{t(INTRO[intro])}</p>
      {hasButton && passkeyButton}
    </>
  );
}

/** The second step of the sign-in: a code, after an enrolment if the user has no factor yet. */
function SecondStep(props: SecondStepProps) {
  const { t } = useFactorText();
  const { secret, problem, done, isEnrolment, submit, submitPasskey, begin } = useSecondStep(props);
  const [isBusy, setBusy] = useState(false);
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    setBusy(true);
    await submit(String(new FormData(form).get("code") ?? "").trim());
    setBusy(false);
    form.querySelector("input")?.focus();
  });
  const confirm = useOneAtATime(async (_: undefined) => {
    setBusy(true);
    await submitPasskey();
    setBusy(false);
  });
  if (done?.recoveryCodes !== undefined) {
    return <RecoveryCodes codes={done.recoveryCodes} onDone={() => begin(done)} />;
  }
  return (
    <form
      className={`${styles["form"]} ${styles["secondStep"]}`}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      noValidate
    >
      <Intro
        {...props}
        secret={secret}
        passkeyButton={
          <div className={styles["buttons"]}>
            <button
              type="button"
              className={`${buttons["button"]} ${isEnrolment ? "" : buttons["filled"]}`}
              aria-busy={isBusy}
              onClick={() => confirm(undefined)}
            >
              {t(isEnrolment ? "factors.passkey.add" : "factors.passkey.use")}
            </button>
          </div>
        }
      />
      <LoginField
        name="code"
        label={t("factors.code")}
        problem={problem ?? undefined}
        autoComplete="one-time-code"
        autoFocus
      />
      <div className={styles["buttons"]}>
        <button type="button" className={buttons["button"]} onClick={props.onBack}>
          {t("factors.back")}
        </button>
        <button type="submit" className={`${buttons["button"]} ${buttons["filled"]}`} aria-busy={isBusy}>
          {t(isEnrolment ? "factors.turnOn" : "factors.continue")}
        </button>
      </div>
    </form>
  );
}

/** The second step that an error of the first step requests; null for other errors. */
export function toSecondStep(error: ApiError, rest: Pick<SecondStepProps, "username" | "onBack">): ReactNode {
  const params = error.details.find(({ code }) => code === "secondFactor")?.params as Partial<SecondFactorParams>;
  return (
    <Suspense fallback={null}>
      <SecondStep
        ticket={params?.ticket ?? ""}
        kinds={params?.kinds ?? []}
        enrolments={params?.enrolments ?? []}
        {...rest}
      />
    </Suspense>
  );
}
