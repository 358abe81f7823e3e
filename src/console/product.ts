import type { ComponentType } from "react";
import type { AppConfig, BackendConfig } from "../contract/app-config.ts";
import type { ConsoleModel, SignedInModel } from "../contract/console-model.ts";
import type { MenuItem } from "../contract/menu-item.ts";
import type { Client } from "../contract/register.ts";
import type { Role } from "../contract/staff.ts";
import type { OverrideRegistry } from "./crud/overrides/entity-overrides.ts";
import type { ShellKey } from "./i18n/framework-key.ts";
import type { TextKey } from "./i18n/text.ts";
import { requiredContext } from "./lib/required-context.ts";
import type { IconSet } from "./ui/icon.tsx";

/** What the signed-in pages are handed: what was generated, its pictograms as components. */
export interface SignedInProduct extends Omit<SignedInModel, "menu"> {
  readonly icons: IconSet;
  /** The product's menu, and what the console adds to it. */
  readonly menu: readonly MenuItem<TextKey>[];
}

/** Something that is there only where the deployment's config says so. */
interface Conditional {
  readonly when?: (config: AppConfig) => boolean;
}

/** A screen of the product's own, or one in the place of the framework's: `/` is home. */
export interface ProductScreen extends Conditional {
  /** In the router's syntax. */
  readonly path: string;
  /** Loaded when the screen is first visited. */
  readonly load: () => Promise<ComponentType>;
  /** The role that it needs. Default: any. */
  readonly role?: Role;
}

/** An entry of the menu behind the staff member's name, above "sign out". */
export interface UserMenuEntry extends Conditional {
  readonly path: string;
  readonly labelKey: TextKey;
  readonly icon: string;
}

/** What a sign-in form is given; it signs in by `useSession().signIn`, and whoever shows it follows the session. */
export interface LoginFormProps {
  /** In a dialog: the way out, and who tells of a failure beside the form itself. */
  readonly dialog?: {
    readonly onCancel: () => void;
    readonly onFailure: (error: unknown, text: ShellKey) => string;
  };
}

/** Who is signed in, as a call of the product's backend tells it. */
export interface StaffAnswer {
  readonly name?: string | null;
  readonly username?: string | null;
}

/** All that a product hands to the console: what was generated for it, and what it does otherwise. */
export interface ConsoleProduct {
  readonly model: Omit<ConsoleModel, "loadSignedIn"> & { readonly loadSignedIn: () => Promise<SignedInProduct> };
  /** Overrides of entities, and of kinds of value; loaded after the sign-in. */
  readonly overrides?: () => Promise<OverrideRegistry>;
  readonly screens?: readonly ProductScreen[];
  /** Asks who is signed in, where the token does not tell their name. */
  readonly staff?: (client: Client) => Promise<StaffAnswer>;
  readonly userMenu?: readonly UserMenuEntry[];
  /** Replaces the framework's sign-in form, on its page and in the dialog over an open page. */
  readonly login?: () => Promise<ComponentType<LoginFormProps>>;
  /** Backends beside the main one, each with a session of its own, as they are where `config.json` does not say. */
  readonly backends?: { readonly [name: string]: BackendConfig };
}

/** The product that this console was started with. */
export const [ProductContext, useProduct] = requiredContext<ConsoleProduct>("useProduct", "the console's App");

/** What was generated of the product for signed-in pages. */
export const [SignedInContext, useSignedInProduct] = requiredContext<SignedInProduct>(
  "useSignedInProduct",
  "the signed-in layout",
);
