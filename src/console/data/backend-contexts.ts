import type { Client, Service } from "../../contract/register.ts";
import type { Transport } from "../../contract/transport.ts";
import { requiredContext } from "../lib/required-context.ts";

const LAYOUT = "the signed-in layout";

/** The generated client of the main backend. */
export const [ClientContext, useClient] = requiredContext<Client>("useClient", LAYOUT);

/** The main backend's calls that belong to no entity. */
export const [ServiceContext, useService] = requiredContext<Service>("useService", LAYOUT);

/** The product's further backends, by name. */
export const [BackendsContext, useBackends] = requiredContext<{ readonly [name: string]: Transport }>(
  "useBackends",
  LAYOUT,
);
