import type { ReaderRole } from "../../../contract/backend-auth.ts";
import { valueAt } from "../../lib/value-at.ts";
import type { Tokens } from "../token-store.ts";

/**
 * Role of a user, from the first of some objects that has the configured place. Without a configuration there is none,
 * and the token decides. If an object is missing (undefined) and no other has the place, the role stays as it is.
 */
export function toConfiguredRole(reader: ReaderRole | undefined, holders: readonly unknown[]): Pick<Tokens, "role"> {
  if (reader === undefined) {
    return {};
  }
  const found = holders.map((holder) => valueAt(holder, reader.at)).find((value) => value !== undefined);
  if (found === undefined && holders.includes(undefined)) {
    return {};
  }
  return { role: [found].flat().includes(reader.value) ? "reader" : "administrator" };
}
