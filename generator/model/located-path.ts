import type { SourceLocation } from "../diagnostics/source-location.ts";

/** A path of the spec, stated or by convention. */
export interface LocatedPath {
  /** `ticket.routes.show`. */
  readonly part: string;
  readonly at: SourceLocation;
  /** `GET` of a call; empty for a screen. */
  readonly method: string;
  readonly path: string;
  /** One backend's calls for one entity are its own to tell apart (spec §7: `/books/enabled` beside `/books/{id}`). */
  readonly family: string;
}
