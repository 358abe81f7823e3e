/** What was found out: `error` breaks a screen, `warning` is off, `note` is worth knowing. */
export interface Finding {
  readonly level: "error" | "warning" | "note";
  /** The call, or the subject. */
  readonly where: string;
  readonly text: string;
}
