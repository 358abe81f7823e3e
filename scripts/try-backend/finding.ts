/** A finding: `error` breaks a screen, `warning` is a deviation, `note` is information. */
export interface Finding {
  readonly level: "error" | "warning" | "note";
  /** The call or the subject. */
  readonly where: string;
  readonly text: string;
}
