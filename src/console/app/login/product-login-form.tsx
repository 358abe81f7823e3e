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

const loadOthers: Loader = async () => (await import("./other-sign-ins.tsx")).OtherSignIns;

const loadRedirectForm: Loader = async () => (await import("./redirect-form.tsx")).RedirectForm;

/** The product's sign-in form, or the one that the backend's `auth` requires. */
export function ProductLoginForm(props: LoginFormProps) {
  const { login } = useProduct();
  const isRedirect = useSession().form === "redirect";
  const { features, backends } = useServices().config;
  const load = isRedirect ? (login ?? loadRedirectForm) : login;
  const Form = load === undefined ? LoginForm : toForm(load);
  const hasOthers = !isRedirect && (features?.["companySignIn"] === true || backends.main.abilities?.passkeys === true);
  const Others = hasOthers ? toForm(loadOthers) : null;
  return (
    <Suspense fallback={null}>
      <Form {...props} />
      {Others !== null && <Others {...props} />}
    </Suspense>
  );
}
