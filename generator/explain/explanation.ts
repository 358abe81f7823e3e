import type { OutputLocation } from "./output-locations.ts";
import type { WinningOverride } from "./winning-overrides.ts";

/** Everything that is generated from an entity, a field, or a registration with the console. */
export interface Explanation {
  /** `ticket`, `ticket.useLimit`, `/board`, `login`, `console`. */
  readonly name: string;
  /** `schema/entities/ticket.ts:52`. */
  readonly source: string;
  readonly description: string;
  readonly locations: readonly OutputLocation[];
  readonly overrides: readonly WinningOverride[];
}

/** The name does not exist. */
export class UnknownNameError extends Error {
  override readonly name = "UnknownNameError";
}
