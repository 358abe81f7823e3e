/** Texts of a page whose console is slow to start, or did not start. */
export const startEnUs = {
  slow: "The console is taking a long time to open.",
  start: "The console could not start",
  render: "The console stopped because of an error",
  config: "Its configuration could not be read. Tell the person who runs the installation.",
  code: "A part of it did not load, or it failed. If a second try does not help, clear the console’s data in this browser.",
  retry: "Try again",
  clear: "Clear data and sign in again",
} as const;

/** Texts of a page whose console is slow to start, or did not start, in any language. */
export type StartTexts = { readonly [Name in keyof typeof startEnUs]: string };
