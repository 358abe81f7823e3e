import type { LoginFormProps } from "../../product.ts";
import { RedirectForm } from "./redirect-form.tsx";

/** The button for the company's sign-in, below the password form. */
export function CompanyForm(props: LoginFormProps) {
  return <RedirectForm {...props} submit="shell.login.company" isSecond />;
}
