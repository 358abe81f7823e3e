import type { AppConfig } from "../../../contract/app-config.ts";
import type { Texts } from "../../i18n/texts.ts";
import { requiredContext } from "../../lib/required-context.ts";
import type { ConsoleProduct } from "../../product.ts";
import type { LoginGate } from "../../session/login-gate.ts";
import type { Session } from "../../session/session-types.ts";
import type { LoadedAdapters } from "./load-adapters.ts";

/** Dependencies of a running console. */
export interface Services {
  readonly product: ConsoleProduct;
  readonly config: AppConfig;
  readonly texts: Texts;
  readonly session: Session;
  readonly loginGate: LoginGate;
  /** The product's adapters; absent if it has none. */
  readonly adapters?: LoadedAdapters | undefined;
  /** Whether storage is blocked, so that the session ends with this page. */
  readonly isVolatile: () => boolean;
}

export const [ServicesContext, useServices] = requiredContext<Services>("useServices", "the console's App");
