import type { OidcAuth } from "../../../contract/backend-auth.ts";
import { toOriginPath } from "../../lib/base-path.ts";

/** Complete address of a path of the console. */
export const consoleAddress = (path: string): string => new URL(toOriginPath(`/${path}`), window.location.origin).href;

/** Address that a provider redirects to after a sign-in. It must be registered there. */
export const callbackAddress = ({ callback = "signed-in" }: Pick<OidcAuth, "callback">): string =>
  consoleAddress(callback);
