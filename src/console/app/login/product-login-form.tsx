import { type ComponentType, lazy, Suspense } from "react";
import { type LoginFormProps, useProduct } from "../../product.ts";
import { useSession } from "../../session/session-context.tsx";
import { useServices } from "../services/services.ts";
import { LoginForm } from "./login-form.tsx";

type Loader = () => Promise<ComponentType<LoginFormProps>>;

const forms = new WeakMap<Loader, ComponentType<LoginFormProps>>();

/** Caches the component per loader: a new one would remount and lose the typed text. */
function toForm(load: Loader): ComponentType<LoginFormProps> {
  const form = forms.get(load) ?? lazy(async () => ({ default: await load() }));
  forms.set(load, form);
  return form;
}

const loadCompanyForm: Loader = async () => (await import("./company-form.tsx")).CompanyForm;

const loadPasskeyForm: Loader = async () => (await import("./passkey-form.tsx")).PasskeyForm;

const loadRedirectForm: Loader = async () => (await import("./redirect-form.tsx")).RedirectForm;

/** The product's sign-in form, or the one that the backend's `auth` requires. */
export function ProductLoginForm(props: LoginFormProps) {
  const { login } = useProduct();
  const isRedirect = useSession().form === "redirect";
  const { features, backends } = useServices().config;
  const load = isRedirect ? (login ?? loadRedirectForm) : login;
  const Form = load === undefined ? LoginForm : toForm(load);
  const Company = !isRedirect && features?.["companySignIn"] === true ? toForm(loadCompanyForm) : null;
  const Passkey = !isRedirect && backends.main.abilities?.passkeys === true ? toForm(loadPasskeyForm) : null;
  return (
    <>
      <Suspense fallback={null}>
        <Form {...props} />
        {Company !== null && <Company {...props} />}
      </Suspense>
      <Suspense fallback={null}>{Passkey !== null && <Passkey {...props} />}</Suspense>
    </>
  );
}
