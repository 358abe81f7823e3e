/** Time zones for tests: west and east of UTC, half-hour offsets, changes at midnight, a skipped day. */
export const ZONES = [
  "UTC",
  "America/Sao_Paulo",
  "America/New_York",
  "Europe/Madrid",
  "Asia/Kolkata",
  "Pacific/Apia",
] as const;
