import type { ComponentType } from "react";
import type { AppConfig, BackendConfig } from "../contract/app-config.ts";
import type { BackendAdapter } from "../contract/backend-adapter.ts";
import type { ConsoleModel, SignedInModel } from "../contract/console-model.ts";
import type { MenuItem } from "../contract/menu-item.ts";
import type { Client } from "../contract/register.ts";
import type { Role } from "../contract/staff.ts";
import type { OverrideRegistry } from "./crud/overrides/entity-overrides.ts";
import type { ShellKey } from "./i18n/framework-key.ts";
import type { TextKey } from "./i18n/text.ts";
import { requiredContext } from "./lib/required-context.ts";
import type { IconSet } from "./ui/icon.tsx";

/** Generated data for signed-in pages, with icons as components. */
export interface SignedInProduct extends Omit<SignedInModel, "menu"> {
  readonly icons: IconSet;
  /** The product's menu, with the entries that the console adds. */
  readonly menu: readonly MenuItem<TextKey>[];
}

/** Shown only if `when` accepts the deployment's config. @defaultValue always */
interface Conditional {
  readonly when?: (config: AppConfig) => boolean;
}

/** A screen of the product. Replaces the framework's screen at the same path, such as `/` (home). */
export interface ProductScreen extends Conditional {
  /** Path in the router's syntax. */
  readonly path: string;
  /** Loaded when the screen is first visited. */
  readonly load: () => Promise<ComponentType>;
  /** Required role. @defaultValue any */
  readonly role?: Role;
}

/** An entry of the user menu, above "sign out". */
export interface UserMenuEntry extends Conditional {
  readonly path: string;
  readonly labelKey: TextKey;
  readonly icon: string;
}

/** Props of a sign-in form. It calls `useSession().signIn`; its page or dialog reacts to the session. */
export interface LoginFormProps {
  /** Set in a dialog: callbacks to cancel and to report a failure. `onFailure` returns the text to show. */
  readonly dialog?: {
    readonly onCancel: () => void;
    readonly onFailure: (error: unknown, text: ShellKey) => string;
  };
}

/** The signed-in user, as returned by the product's backend. */
export interface StaffResponse {
  readonly name?: string | null;
  readonly username?: string | null;
}

/** The product's configuration of the console: generated parts and customizations. */
export interface ConsoleProduct {
  readonly model: Omit<ConsoleModel, "loadSignedIn"> & { readonly loadSignedIn: () => Promise<SignedInProduct> };
  /** Overrides of entities and field kinds. Loaded after the sign-in. */
  readonly overrides?: () => Promise<OverrideRegistry>;
  readonly screens?: readonly ProductScreen[];
  /** Requests the signed-in user's name if the token does not contain it. */
  readonly staff?: (client: Client) => Promise<StaffResponse>;
  readonly userMenu?: readonly UserMenuEntry[];
  /** Replaces the framework's sign-in form, on its page and in the dialog. */
  readonly login?: () => Promise<ComponentType<LoginFormProps>>;
  /**
   * Adapters by backend name, `main` or one of `backends`: what `config.json` cannot describe. Loaded at the start. The
   * hooks of the session are used for `main` only.
   */
  readonly adapters?: { readonly [backend: string]: () => Promise<BackendAdapter> };
  /** Defaults of additional backends, overridden by `config.json`. Each backend has its own session. */
  readonly backends?: { readonly [name: string]: BackendConfig };
}

/** The product that this console was started with. */
export const [ProductContext, useProduct] = requiredContext<ConsoleProduct>("useProduct", "the console's App");

/** Generated data of the product for signed-in pages. */
export const [SignedInContext, useSignedInProduct] = requiredContext<SignedInProduct>(
  "useSignedInProduct",
  "the signed-in layout",
);
