import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isSameData } from "../../lib/same-data.ts";

/** What records agree in: a sign or a unit that follows from it holds for all of them. */
export function commonValues([first, ...others]: readonly EntityRecord[]): FormData {
  const values = Object.entries(first ?? {});
  return Object.fromEntries(values.filter(([name, value]) => others.every((each) => isSameData(each[name], value))));
}
