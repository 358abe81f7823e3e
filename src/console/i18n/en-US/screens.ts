/** Texts of the screens that belong to no entity. */
export const screensEnUs = {
  "screen.home.failed": "Some figures could not be loaded.",
  "screen.home.retry": "Try again",
  "screen.home.empty": "No data yet.",
  "screen.staff.title": "Staff",
  "screen.sessions.title": "Connected devices",
} as const;
