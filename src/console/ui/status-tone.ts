import type { ToneName } from "../theme/theme-tokens.ts";

// Everywhere green is on, grey is off, amber waits for somebody and red was stopped.
const tones: { readonly [status: string]: ToneName | undefined } = {
  active: "success",
  open: "success",
  finalized: "success",
  "in-progress": "info",
  "under-evaluation": "info",
  created: "neutral",
  inactive: "neutral",
  close: "neutral",
  pending: "warning",
  expired: "warning",
  exhausted: "warning",
  suspended: "error",
};

/** The colour of a status; one that the console does not know is grey. */
export function toStatusTone(status: string): ToneName {
  return (Object.hasOwn(tones, status) ? tones[status] : undefined) ?? "neutral";
}
