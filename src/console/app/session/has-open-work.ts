/** Whether a form is open, whose contents a trip to /login would lose. */
export function hasOpenWork(): boolean {
  return document.querySelector("form") !== null;
}
