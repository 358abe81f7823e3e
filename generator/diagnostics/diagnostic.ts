import type { SourceLocation } from "./source-location.ts";

/** One mistake in the spec: where it is, what is wrong, and what to write instead. */
export interface Diagnostic {
  readonly at: SourceLocation;
  /** `ticket.list.columns.3`; empty where the mistake is a whole file's. */
  readonly path: string;
  /** What was found there. */
  readonly message: string;
  /** What to write instead. */
  readonly hint: string;
}

/** What a diagnostic says, without where. */
export type DiagnosticText = Pick<Diagnostic, "message" | "hint">;
