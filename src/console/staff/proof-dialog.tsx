import { Button } from "../ui/mui/button.ts";
import { DialogContentText } from "../ui/mui/dialog.ts";
import { TextField } from "../ui/mui/text-field.ts";
import { type FormEvent, Suspense, useEffect, useState } from "react";
import type { PasskeyChallenge } from "../../contract/factors.ts";
import type { ProofBody, ProofMethod } from "../../contract/proof.ts";
import type { Transport } from "../../contract/transport.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { ownName } from "../lib/base-path.ts";
import { useLatest } from "../lib/use-latest.ts";
import { hasPasskeys, requestPasskey } from "../session/passkeys.ts";
import { useSession } from "../session/session-context.tsx";
import { SIGN_IN_WINDOW } from "../session/sign-in-window.ts";
import { DialogFrame } from "../ui/dialog-frame.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { factorProblem } from "./factor-problem.ts";

interface ProofDialogProps {
  /** Methods of the user, the preferred one first. */
  readonly methods: readonly ProofMethod[];
  readonly transport: Transport;
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** Requests a proof of identity over an open page, which keeps its input. */
export function ProofDialog(props: ProofDialogProps) {
  return (
    <Suspense fallback={null}>
      <Proof {...props} />
    </Suspense>
  );
}

/** Methods that this dialog can request. A new one needs a key `factors.proof.<method>` and an input below. */
const KNOWN: readonly ProofMethod[] = ["passkey", "password", "code", "company"];

/** Methods without an input: their button starts them. */
const WITHOUT_INPUT: readonly (ProofMethod | undefined)[] = ["passkey", "company"];

function Proof({ methods, transport, onProved, onCancel }: ProofDialogProps) {
  const { t } = useFactorText();
  const known = KNOWN.filter((method) => methods.includes(method) && (method !== "passkey" || hasPasskeys()));
  const [method, setMethod] = useState(known[0]);
  const [typed, setTyped] = useState("");
  const company = useCompanyProof({ transport, onProved });
  const prove = async () => {
    if (method === "company") {
      return await company.signIn();
    }
    if (method === "passkey") {
      await transport.send({ method: "POST", path: "/proof", body: await toPasskeyProof(transport) });
      return onProved();
    }
    const body: ProofBody = method === "code" ? { code: typed.trim() } : { password: typed };
    await transport.send({ method: "POST", path: "/proof", body });
    onProved();
  };
  const { run, isPending, error, reset } = useBackendMutation({ call: prove, onError: () => [] });
  const problem = error === null ? null : factorProblem(t, error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is a child of the page's form in React's tree.
    event.stopPropagation();
    void run(undefined);
  };
  const shown = company.isBlocked ? t("shell.login.windowBlocked") : problem;
  return (
    <DialogFrame
      title={t("factors.proof.title")}
      onClose={onCancel}
      maxWidth="xs"
      onSubmit={handleSubmit}
      text={t(`factors.proof.${method ?? "none"}`)}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onCancel}>
            {t("shell.confirm.cancel")}
          </Button>
          {method !== undefined && (
            <Button type="submit" variant="contained" loading={isPending}>
              {t(method === "company" || method === "passkey" ? `factors.proof.by.${method}` : "factors.continue")}
            </Button>
          )}
        </>
      }
    >
      <ProofInput method={method} value={typed} problem={problem} onChange={setTyped} />
      {WITHOUT_INPUT.includes(method) && shown !== null && <DialogContentText role="alert">{shown}</DialogContentText>}
      {known
        .filter((other) => other !== method)
        .map((other) => (
          <Button
            key={other}
            size="small"
            onClick={() => {
              setMethod(other);
              setTyped("");
              reset();
            }}
          >
            {t(`factors.proof.by.${other}`)}
          </Button>
        ))}
    </DialogFrame>
  );
}

/** The body of a proof by a passkey that the user has chosen. */
async function toPasskeyProof(transport: Transport): Promise<ProofBody> {
  const begun = await transport.send<PasskeyChallenge>({ method: "POST", path: "/proof/passkey" });
  return { passkey: { ticket: begun.ticket, response: await requestPasskey(begun.options) } };
}

interface ProofInputProps {
  readonly method: ProofMethod | undefined;
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** The input of a method; none for a method without one. */
function ProofInput({ method, value, problem, onChange }: ProofInputProps) {
  const { t } = useFactorText();
  const field = {
    value,
    error: problem !== null,
    helperText: problem,
    autoFocus: true,
    fullWidth: true,
    margin: "dense",
  } as const;
  if (method === "password") {
    return (
      <PasswordField
        {...field}
        label={t("shell.login.password")}
        onChange={onChange}
        autoComplete="current-password"
        maxLength={200}
        toggleLabels={{ show: t("shell.login.showPassword"), hide: t("shell.login.hidePassword") }}
      />
    );
  }
  return method === "code" ? (
    <TextField
      {...field}
      required
      label={t("factors.code")}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: "one-time-code", maxLength: 100, spellCheck: false } }}
    />
  ) : null;
}

/**
 * A proof by a further sign-in at the company's provider, in a window, so that the page keeps its input. The window stores
 * the tokens of a new session and closes.
 */
function useCompanyProof({ transport, onProved }: Pick<ProofDialogProps, "transport" | "onProved">) {
  const session = useSession();
  const latest = useLatest(onProved);
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (before === null) {
      return;
    }
    const handleStorage = () => {
      if (session.isSignedIn() && !session.secrets().every((secret) => before.includes(secret))) {
        latest.current();
      }
    };
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, [before, session]);
  const signIn = async () => {
    // Browsers only open a window during the click.
    const target = window.open("", ownName(SIGN_IN_WINDOW), "popup,width=520,height=720");
    setBlocked(target === null);
    if (target === null) {
      return;
    }
    try {
      const request = { method: "POST", path: "/company-sign-in/begin", body: { isProof: true } } as const;
      const { address } = await transport.send<{ readonly address: string }>(request);
      setBefore(session.secrets());
      target.location.assign(address);
    } catch (error) {
      target.close();
      throw error;
    }
  };
  return { signIn, isBlocked };
}
