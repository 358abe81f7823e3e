/** Texts of the screens that belong to no entity. */
export const screensEnUs = {
  "screen.home.failed": "Not all figures could be loaded.",
  "screen.home.retry": "Try again",
  "screen.home.empty": "There is nothing to show yet.",
  "screen.staff.title": "Staff",
  "screen.sessions.title": "Connected devices",
} as const;
