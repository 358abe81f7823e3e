import { type ComponentType, lazy, Suspense } from "react";
import { type LoginFormProps, useProduct } from "../../product.ts";
import { LoginForm } from "./login-form.tsx";

type Loader = () => Promise<ComponentType<LoginFormProps>>;

const forms = new WeakMap<Loader, ComponentType<LoginFormProps>>();

/** Caches the component per loader: a new one would remount and lose the typed text. */
function toForm(load: Loader): ComponentType<LoginFormProps> {
  const form = forms.get(load) ?? lazy(async () => ({ default: await load() }));
  forms.set(load, form);
  return form;
}

/** The product's sign-in form, or the default one. */
export function ProductLoginForm(props: LoginFormProps) {
  const { login } = useProduct();
  const Form = login === undefined ? LoginForm : toForm(login);
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
