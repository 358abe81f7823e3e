import type { SourceLocation } from "./source-location.ts";

/** A mistake in the spec: location, problem and remedy. */
export interface Diagnostic {
  readonly at: SourceLocation;
  /** `ticket.list.columns.3`; empty if the mistake concerns a whole file. */
  readonly path: string;
  /** The problem. */
  readonly message: string;
  /** The remedy. */
  readonly hint: string;
}

/** A diagnostic without its location. */
export type DiagnosticText = Pick<Diagnostic, "message" | "hint">;
