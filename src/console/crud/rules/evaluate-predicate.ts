import { holds, type Predicate, type Read } from "../../../contract/predicate.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { readField } from "../../../contract/with-computed.ts";
import { calendar } from "../../lib/calendar.ts";

/** Evaluates a rule predicate at the current time in the console's calendar. */
export function evaluatePredicate(
  { fields = {} }: Partial<Pick<EntityScreens, "fields">>,
  predicate: Predicate,
  read: Read,
): boolean {
  return holds(predicate, (path) => readField(fields[path], read(path)), calendar());
}
