import { Suspense } from "react";
import type { LoginFormProps } from "../../product.ts";
import { useServices } from "../services/services.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { RedirectForm } from "./redirect-form.tsx";

/** The buttons below the password form: the company's sign-in, and passkeys. */
export function OtherSignIns(props: LoginFormProps) {
  const { features, backends } = useServices().config;
  return (
    <>
      {features?.["companySignIn"] === true && <RedirectForm {...props} submit="shell.login.company" isSecond />}
      {backends.main.abilities?.passkeys === true && (
        <Suspense fallback={null}>
          <PasskeyForm />
        </Suspense>
      )}
    </>
  );
}
