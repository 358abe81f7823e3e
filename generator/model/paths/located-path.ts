import type { SourceLocation } from "../../diagnostics/source-location.ts";

/** A path of the spec: explicit or default. */
export interface LocatedPath {
  /** `ticket.routes.show`. */
  readonly part: string;
  readonly at: SourceLocation;
  /** `GET` of a call; empty for a screen. */
  readonly method: string;
  readonly path: string;
  /**
   * Only paths of the same family must differ. One entity's own calls form no family: its backend can distinguish
   * `/books/enabled` from `/books/{id}` (spec §7).
   */
  readonly family: string;
}
