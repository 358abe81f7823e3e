/** How a display departs from its defaults (spec §2). */
export interface DisplayOptions {
  readonly maxLength?: number;
  readonly color?: "primary" | "success" | "warning" | "error" | "info";
  readonly squared?: boolean;
  readonly pattern?: "short" | "long" | "monthAndYear";
  readonly prefix?: string;
}
