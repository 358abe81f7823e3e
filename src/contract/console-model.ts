/** What the generator tells the console of a product. A product may add to it by hand before it hands it over. */

import type { ActionForms } from "./action-forms.ts";
import type { ProductLanguage } from "./labels.ts";
import type { Client, MessageKey, Service } from "./register.ts";
import type { BreakdownRoute, MenuItem, ScreenRoute } from "./screens.ts";
import type { Transport } from "./transport.ts";

/** What the console needs from its start; everything here is loaded with the sign-in page. */
export interface ConsoleModel {
  /** The first is the default; the last stands in where another lacks a text. */
  readonly languages: readonly ProductLanguage[];
  /** The mark is one SVG path in a box of 32 by 32. */
  readonly brand: { readonly mark: string };
  readonly screenRoutes: readonly ScreenRoute<MessageKey>[];
  readonly breakdownRoutes: readonly BreakdownRoute<MessageKey>[];
  readonly loadSignedIn: () => Promise<SignedInModel>;
}

/** What only signed-in pages need; loaded after the sign-in. */
export interface SignedInModel {
  /** Pictograms by the names that the spec gives them: components, of whatever library draws the console. */
  readonly icons: { readonly [name: string]: object };
  readonly menu: readonly MenuItem<MessageKey>[];
  /** What actions ask for, by entity; absent where none asks. */
  readonly actionForms?: ActionForms<MessageKey>;
  /** The generated clients of all entities, over one transport. */
  readonly createClient: (transport: Transport) => Client;
  /** The calls that belong to no entity, over the same transport. */
  readonly createService: (transport: Transport) => Service;
}
