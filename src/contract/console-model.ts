/** Generated data of a product for the console. A product can extend it before it passes it on. */

import type { ActionForms } from "./action-forms.ts";
import type { ProductLanguage } from "./labels.ts";
import type { Client, MessageKey, Service } from "./register.ts";
import type { BreakdownRoute, MenuItem, ScreenRoute } from "./screens.ts";
import type { Transport } from "./transport.ts";

/** Data needed at start; loaded with the sign-in page. */
export interface ConsoleModel {
  /** The first language is the default, the last the fallback for missing texts. */
  readonly languages: readonly ProductLanguage[];
  /** Logo: one SVG path for a viewBox of 32 by 32. */
  readonly brand: { readonly mark: string };
  readonly screenRoutes: readonly ScreenRoute<MessageKey>[];
  readonly breakdownRoutes: readonly BreakdownRoute<MessageKey>[];
  readonly loadSignedIn: () => Promise<SignedInModel>;
}

/** Data needed only after sign-in; lazy-loaded. */
export interface SignedInModel {
  /** Icon components by the names used in the spec. */
  readonly icons: { readonly [name: string]: object };
  readonly menu: readonly MenuItem<MessageKey>[];
  /** Forms for the inputs of actions, by entity; absent if there are none. */
  readonly actionForms?: ActionForms<MessageKey>;
  /** Creates the generated clients of all entities. */
  readonly createClient: (transport: Transport) => Client;
  /** Creates the client of calls that belong to no entity. */
  readonly createService: (transport: Transport) => Service;
}
