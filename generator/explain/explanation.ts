import type { OutputLocation } from "./output-locations.ts";
import type { WinningOverride } from "./winning-overrides.ts";

/** What one entity, one field of it, or a part of the console's registry becomes. */
export interface Explanation {
  /** `ticket`, `ticket.useLimit`, `/board`, `login`, `console`. */
  readonly name: string;
  /** `schema/entities/ticket.ts:52`. */
  readonly source: string;
  readonly description: string;
  readonly locations: readonly OutputLocation[];
  readonly overrides: readonly WinningOverride[];
}

/** The name that was asked for is none. */
export class UnknownNameError extends Error {
  override readonly name = "UnknownNameError";
}
